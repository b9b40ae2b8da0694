import type { AvatarProps, avatarVariants } from '../components/Avatar/index.ts';
import type { BadgeProps, badgeVariants } from '../components/Badge/index.ts';
import type { BannerProps, bannerVariants } from '../components/Banner/index.ts';
import type { ButtonProps, buttonVariants } from '../components/Button/index.ts';
import type { CalloutProps, calloutVariants } from '../components/Callout/index.ts';
import type { CardProps, cardVariants } from '../components/Card/index.ts';
import type { ContainerProps, containerVariants } from '../components/Container/index.ts';
import type { DialogContentProps, dialogVariants } from '../components/Dialog/index.ts';
import type { DividerProps, dividerVariants } from '../components/Divider/index.ts';
import type { DrawerContentProps, drawerVariants } from '../components/Drawer/index.ts';
import type { HeadingProps, headingVariants } from '../components/Heading/index.ts';
import type { IconButtonProps, iconButtonVariants } from '../components/IconButton/index.ts';
import type { ImageCropProps, imageCropVariants } from '../components/ImageCrop/index.ts';
import type { KeyValueListProps, keyValueListVariants } from '../components/KeyValueList/index.ts';
import type { GridProps, InlineProps, LayoutProps, layoutVariants } from '../components/Layout/index.ts';
import type { LinkProps, linkVariants } from '../components/Link/index.ts';
import type { LogoPictureProps, logoPictureVariants } from '../components/LogoPicture/index.ts';
import type { QrCodeProps, qrCodeVariants } from '../components/QrCode/index.ts';
import type { SegmentedControlProps, segmentedControlVariants } from '../components/SegmentedControl/index.ts';
import type { SkeletonProps, skeletonVariants } from '../components/Skeleton/index.ts';
import type { SpinnerProps, spinnerVariants } from '../components/Spinner/index.ts';
import type { SplitProps, splitVariants } from '../components/Split/index.ts';
import type { StatusBadgeProps } from '../components/StatusBadge/index.ts';
import type { TextProps, textVariants } from '../components/Text/index.ts';
import type { ToggleGroupProps, toggleGroupVariants } from '../components/ToggleGroup/index.ts';

type DefaultsOf<Props, Standard> = Pick<Props, keyof Props & keyof Standard>;

/** Default props by part: those with a default in its variant data. Tests read this list. */
export interface PartDefaults {
  readonly Avatar?: DefaultsOf<AvatarProps, typeof avatarVariants.defaults>;
  readonly Badge?: DefaultsOf<BadgeProps, typeof badgeVariants.defaults>;
  readonly Banner?: DefaultsOf<BannerProps, typeof bannerVariants.defaults>;
  readonly Button?: DefaultsOf<ButtonProps, typeof buttonVariants.defaults>;
  readonly Callout?: DefaultsOf<CalloutProps, typeof calloutVariants.defaults>;
  readonly Card?: DefaultsOf<CardProps, typeof cardVariants.defaults>;
  readonly Container?: DefaultsOf<ContainerProps, typeof containerVariants.defaults>;
  readonly Dialog?: DefaultsOf<DialogContentProps, typeof dialogVariants.defaults>;
  readonly Divider?: DefaultsOf<DividerProps, typeof dividerVariants.defaults>;
  readonly Drawer?: DefaultsOf<DrawerContentProps, typeof drawerVariants.defaults>;
  readonly Grid?: DefaultsOf<GridProps, typeof layoutVariants.defaults>;
  readonly Heading?: DefaultsOf<HeadingProps, typeof headingVariants.defaults>;
  readonly IconButton?: DefaultsOf<IconButtonProps, typeof iconButtonVariants.defaults>;
  readonly ImageCrop?: DefaultsOf<ImageCropProps, typeof imageCropVariants.defaults>;
  readonly Inline?: DefaultsOf<InlineProps, typeof layoutVariants.inlineDefaults>;
  readonly KeyValueList?: DefaultsOf<KeyValueListProps, typeof keyValueListVariants.defaults>;
  readonly Link?: DefaultsOf<LinkProps, typeof linkVariants.defaults>;
  readonly LogoPicture?: DefaultsOf<LogoPictureProps, typeof logoPictureVariants.defaults>;
  readonly QrCode?: DefaultsOf<QrCodeProps, typeof qrCodeVariants.defaults>;
  readonly SegmentedControl?: DefaultsOf<SegmentedControlProps, typeof segmentedControlVariants.defaults>;
  readonly Skeleton?: DefaultsOf<SkeletonProps, typeof skeletonVariants.defaults>;
  readonly Spinner?: DefaultsOf<SpinnerProps, typeof spinnerVariants.defaults>;
  readonly Split?: DefaultsOf<SplitProps, typeof splitVariants.defaults>;
  readonly Stack?: Pick<LayoutProps, 'gap'>;
  readonly StatusBadge?: DefaultsOf<StatusBadgeProps, typeof badgeVariants.defaults>;
  readonly Text?: DefaultsOf<TextProps, typeof textVariants.defaults>;
  readonly ToggleGroup?: DefaultsOf<ToggleGroupProps, typeof toggleGroupVariants.defaults>;
}
