import { Grid, Stack, TagInput, TextArea, TextField } from '#design-system';
import { tagLimit, textLimits } from '#contract/constants.ts';
import { productForm as messages } from '../messages.ts';
import { FactField } from '../FactField.tsx';
import { PointFields } from '../PointFields.tsx';
import { productField } from '../productField.ts';

/** Optional facts. */
export function MoreFacts() {
  return (
    <Stack gap={4}>
      <TagInput
        name="tags"
        label={messages.tags}
        hint={messages.tagsWhy}
        optional
        maxItems={tagLimit}
        maxLength={textLimits.tag}
      />
      <Grid columns="small">
        <FactField name="source" />
        <TextField {...productField('terms')} type="url" />
        <PointFields />
      </Grid>
      <TextArea {...productField('snippet')} spellCheck={false} rows={4} />
    </Stack>
  );
}
