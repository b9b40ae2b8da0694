export { cropPicture, type CropArea } from './crop.ts';
export { ImageCrop, type ImageCropProps } from './ImageCrop.tsx';
export * as imageCropVariants from './ImageCrop.variants.ts';
