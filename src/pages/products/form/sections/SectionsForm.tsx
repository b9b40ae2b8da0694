import { Form, lazyPart, Skeleton, Split, Stack, SubmitButton, Text, useFormContext, useWatch } from '#design-system';
import { Suspense } from 'react';
import { algorithmType } from '#contract/constants.ts';
import { isComputed } from '#contract/computed.ts';
import type { Stream } from '#contract/types.ts';
import { Foot } from '../../../shared/split/Foot.tsx';
import { phone } from '../../../shared/windows.ts';
import { useMedia } from '../../../shared/useMedia.ts';
import { LogoPicker } from '../../LogoPicker.tsx';
import { AccessSection } from './AccessSection.tsx';
import { BasicsSection } from './BasicsSection.tsx';
import { ColumnsSection } from '../columns/ColumnsSection.tsx';
import { DataSection } from './DataSection.tsx';
import { FormBar } from '../FormBar.tsx';
import type { FormLayoutProps } from '../formLayoutProps.ts';
import { productForm as messages } from '../messages.ts';
import { Preview } from '../Preview.tsx';
import { PriceSection } from './PriceSection.tsx';
import { Section } from './Section.tsx';
import { CoverageSection } from './CoverageSection.tsx';
import type { ProductValues } from '../values.ts';

// Most products are data, so the fields of algorithms load late.
const AlgorithmFields = lazyPart(async () => (await import('../algorithm/AlgorithmFields.tsx')).AlgorithmFields);

const AnalysisSection = ({ listed }: FirstSectionsProps) => (
  <Section {...messages.sections.analysis} isNeeded={!listed}>
    <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '8rem' }} />}>
      <AlgorithmFields listed={listed} />
    </Suspense>
  </Section>
);

interface FirstSectionsProps {
  listed: Stream | undefined;
}

const first = { basics: BasicsSection, analysis: AnalysisSection, data: DataSection } as const;
const ofAlgorithm = ['basics', 'analysis', 'data'] as const;
const ofData = ['data', 'basics'] as const;

/** The data fills in the basics, so it comes first. An algorithm has none. */
function FirstSections({ listed }: FirstSectionsProps) {
  const { control } = useFormContext<ProductValues>();
  const type = useWatch({ control, name: 'type' });
  return (type === algorithmType ? ofAlgorithm : ofData).map((name) => {
    const Named = first[name];
    return <Named key={name} listed={listed} />;
  });
}

/** All fields on one page: a product that is listed already, where a seller changes one thing, or an algorithm. */
export function SectionsForm({ listed, form, send, renderLogo, onRenderLogoChange, error, banner }: FormLayoutProps) {
  const isPhone = useMedia(phone);
  const bar = (
    <Foot>
      <FormBar error={error}>
        <SubmitButton>{messages.submit[listed ? 'edit' : 'add']}</SubmitButton>
      </FormBar>
    </Foot>
  );
  return (
    <Form form={form} onSubmit={send}>
      {banner}
      <Split aside={<Preview listed={listed} renderLogo={renderLogo} />}>
        <Stack gap={3}>
          <Text tone="muted">{messages.lead}</Text>
          <FirstSections listed={listed} />
          {listed && !isComputed(listed) && <ColumnsSection listed={listed} />}
          <PriceSection listed={listed} />
          <AccessSection />
          <CoverageSection />
          <Section {...messages.sections.logo}>
            <LogoPicker label={messages.logo} onRenderLogoChange={onRenderLogoChange} />
            {renderLogo && <Text tone="muted">{messages.cropped}</Text>}
          </Section>
          {!isPhone && bar}
        </Stack>
      </Split>
      {isPhone && bar}
    </Form>
  );
}
