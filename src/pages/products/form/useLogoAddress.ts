import { useEffect, useState } from 'react';
import type { RenderLogo } from '../LogoPicker.tsx';

/** Time without a move of the crop after which the preview follows it, milliseconds. */
const stillMs = 150;

/** Address of the cropped picture for the preview; undefined without one. */
export function useLogoAddress(renderLogo: RenderLogo): string | undefined {
  const [made, setMade] = useState<string>();
  useEffect(() => {
    if (!renderLogo) return undefined;
    let address: string | undefined;
    let isLeft = false;
    const draw = async () => {
      const picture = await renderLogo();
      if (isLeft) return;
      address = URL.createObjectURL(picture);
      setMade(address);
    };
    // An unreadable picture is reported where it was chosen.
    const timer = setTimeout(() => void draw().catch(() => undefined), stillMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [renderLogo]);
  // The earlier crop stays until the next is drawn.
  return renderLogo && made;
}
