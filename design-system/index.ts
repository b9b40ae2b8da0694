/** Public exports, alphabetical, in one list of any length; pinned by tests/design-system/exports.test.ts. */
export { Accordion, type AccordionItemProps } from './components/Accordion/index.ts';
export { AlertDialog, type AlertDialogContentProps } from './components/AlertDialog/index.ts';
export { AppShell, type AppShellProps, type Place, type PlaceGroup } from './patterns/AppShell/index.ts';
export { Area, Bars, Donut, Flow, Line, MapPoints, StackedBars } from './charts/lazyCharts.tsx';
export type { AreaProps } from './charts/Area/index.ts';
export { AuthLayout, type AuthLayoutProps } from './patterns/AuthLayout/index.ts';
export { Avatar, type AvatarProps } from './components/Avatar/index.ts';
export { Badge, type BadgeProps } from './components/Badge/index.ts';
export { Banner, type BannerProps } from './components/Banner/index.ts';
export type { BarsProps } from './charts/Bars/index.ts';
export { Breadcrumbs, type BreadcrumbsProps } from './components/Breadcrumbs/index.ts';
export { Button, type ButtonProps } from './components/Button/index.ts';
export { ButtonGroup, type ButtonGroupProps } from './components/ButtonGroup/index.ts';
export { Callout, type CalloutProps } from './components/Callout/index.ts';
export { Calendar, type CalendarProps } from './components/Calendar/index.ts';
export { Card, type CardProps } from './components/Card/index.ts';
export { Checkbox, type CheckboxProps } from './form/fields/Checkbox.tsx';
export { chooseDensity, chooseTheme, type Density, type ThemeChoice } from './theme/preference.ts';
export { chooseMotion, type MotionChoice, useMotionChoice } from './theme/motion.ts';
export { closePanelsBy, useCloseOnBack } from './internal/dom/closeOnBack.ts';
export {
  CodeBlock,
  CodeTabs,
  type CodeBlockProps,
  type CodeLanguage,
  type CodeSample,
  type CodeTabsProps,
} from './components/CodeBlock/index.ts';
export {
  type ColumnChoice,
  ColumnChooser,
  type ColumnChooserProps,
  useColumns,
} from './patterns/ColumnChooser/index.ts';
export { Combobox, type ComboboxProps } from './form/fields/Combobox.tsx';
export {
  type Command,
  type CommandGroup,
  CommandPalette,
  type CommandPaletteProps,
  useCommandKey,
} from './patterns/CommandPalette/index.ts';
export { ConfirmDialog, type ConfirmDialogProps, confirmTexts } from './patterns/ConfirmDialog/index.ts';
export { Container, type ContainerProps } from './components/Container/index.ts';
export {
  ContextMenu,
  type ContextMenuContentProps,
  type ContextMenuItemProps,
  type ContextMenuRootProps,
} from './components/ContextMenu/index.ts';
export { CopyButton, type CopyButtonProps } from './components/CopyButton/index.ts';
export {
  Countdown,
  urgencyChangeMs,
  urgencyOf,
  urgentMs,
  type CountdownProps,
  type Urgency,
} from './components/Countdown/index.ts';
export {
  DataGrid,
  type DataGridProps,
  describeColumns,
  type GetRows,
  type GridColumn,
  type GridFilter,
  type GridFilters,
  type GridOperator,
  type GridPage,
  type GridQuery,
  type GridRow,
  type GridSort,
  type GridTexts,
  gridTexts,
  type GridType,
  type GridView,
  localRows,
  RowsError,
} from './patterns/DataGrid/index.ts';
export {
  type Column,
  type CsvColumn,
  DataTable,
  type DataTableProps,
  type Paging,
  type PhoneCell,
  type Sort,
  type Sorting,
  tableCsv,
  TwoLineCell,
  type TwoLineCellProps,
} from './patterns/DataTable/index.ts';
export { type AccentChange, createTheme, type CreatedTheme, type ThemeOptions } from './theme/createTheme.ts';
export { type CropArea, cropPicture, ImageCrop, type ImageCropProps } from './components/ImageCrop/index.ts';
export { DatePicker, type DatePickerProps } from './form/dates/DatePicker.tsx';
export { DateRangePicker, type DateRangePickerProps, type DateRangePreset } from './form/dates/DateRangePicker.tsx';
export {
  type DateTimePreset,
  type DateTimeRange,
  DateTimeRangeField,
  type DateTimeRangeFieldProps,
  rangeMoments,
} from './form/dates/DateTimeRangeField.tsx';
export { type DayRange, dayText, today, utcRange } from './internal/format/days.ts';
export { dayAt } from './internal/format/zone.ts';
export { Dialog, type DialogContentProps } from './components/Dialog/index.ts';
export { Divider, type DividerProps } from './components/Divider/index.ts';
export type { DonutProps } from './charts/Donut/index.ts';
export { Drawer, type DrawerContentProps } from './components/Drawer/index.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/index.ts';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/index.ts';
export { Field, type FieldProps } from './form/Field.tsx';
export {
  type ChoicesProps,
  type FilterChoice,
  FilterPanel,
  type FilterPanelProps,
} from './patterns/FilterPanel/index.ts';
export { FileField, type FileFieldProps, type FileStatus } from './form/files/FileField.tsx';
export { FileDrop, type FileDropProps } from './form/files/FileDrop.tsx';
export type { FlowProps, FlowStep } from './charts/Flow/index.ts';
export {
  Form,
  FormError,
  type FormErrorProps,
  type FormProps,
  type Refusal,
  SubmitButton,
  type SubmitButtonProps,
} from './form/Form.tsx';
export { FormFooter, type FormFooterProps } from './form/internal/FormFooter.tsx';
export { formatBytes } from './internal/format/bytes.ts';
export { HoverCard, type HoverCardContentProps, type HoverCardRootProps } from './components/HoverCard/index.ts';
export { Kbd, type KbdProps } from './components/Kbd/index.ts';
export { message as formMessage, messages as formMessages } from './form/messages.ts';
export { Grid, type GridProps, Inline, type InlineProps, Stack, type LayoutProps } from './components/Layout/index.ts';
export { Heading, type HeadingProps } from './components/Heading/index.ts';
export { Popover, type PopoverContentProps, type PopoverRootProps } from './components/Popover/index.ts';
export { Roll, type RollProps } from './components/Roll/index.ts';
export { type Segment, SegmentedControl, type SegmentedControlProps } from './components/SegmentedControl/index.ts';
export { Icon, type IconName, type IconProps, loadIcons } from './icons/index.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/index.ts';
export { chunkTimeoutMs, withTimeout } from './internal/lazy/withTimeout.ts';
export { JsonView, type JsonViewProps } from './components/JsonView/index.ts';
export { KeyValueList, type KeyValueListProps } from './components/KeyValueList/index.ts';
export { lazyPart } from './internal/lazy/lazyPart.tsx';
export { lazyScreen, type LazyScreen } from './internal/lazy/lazyScreen.tsx';
export { loadSoon, soon } from './internal/lazy/prefetch.ts';
export type { LineProps, Point, Series } from './charts/Line/index.ts';
export { Link, type LinkProps } from './components/Link/index.ts';
export { type LiveForm, liveForms } from './form/liveForms.ts';
export { Loading, type LoadingProps } from './components/Loading/index.ts';
export { chooseClock } from './internal/format/clock.ts';
export { Stat, type StatChange, type StatProps } from './components/Stat/index.ts';
export { TimeField, type TimeFieldProps } from './form/dates/TimeField.tsx';
export { Timeline, type TimelineEntry, type TimelineProps } from './components/Timeline/index.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/index.ts';
export { useHasPassed, useNow } from './internal/dom/useNow.ts';
export {
  chooseFormats,
  dateFormat,
  type Formats,
  numberFormat,
  type NumberStyle,
  timeZone,
} from './internal/format/formats.ts';
export { fillText, type TextParts } from './internal/format/fillText.ts';
export { type Direction, type Texts } from './internal/locale/LocaleContext.ts';
export { english, type English, type LocaleTexts, type Translation } from './locale/english.ts';
export { LocaleProvider, type LocaleProviderProps } from './locale/LocaleProvider.tsx';
export { readNumber } from './internal/format/decimal.ts';
export { isComposing } from './internal/dom/isComposing.ts';
export { percentText } from './internal/format/percentText.ts';
export { localText, utcText } from './internal/format/moments.ts';
export { LogoPicture, type LogoPictureProps } from './components/LogoPicture/index.ts';
export type { MapPlace, MapPointsProps } from './charts/MapPoints/index.ts';
export { Markdown, type MarkdownProps } from './components/Markdown/index.ts';
export { Menu, type MenuContentProps, type MenuItemProps, type MenuRootProps } from './components/Menu/index.ts';
export { MultiSelect, type MultiSelectProps } from './form/fields/MultiSelect.tsx';
export { NumberField, type NumberFieldProps } from './form/fields/NumberField.tsx';
export { OneTimeCode, type OneTimeCodeProps } from './form/fields/OneTimeCode.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/index.ts';
export { PasswordField, type PasswordFieldProps } from './form/fields/PasswordField.tsx';
export type { PickOption } from './form/internal/pickerTypes.ts';
export { Progress, type ProgressProps } from './components/Progress/index.ts';
export { QrCode, type QrCodeProps } from './components/QrCode/index.ts';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './form/fields/RadioGroup.tsx';
export { Rating, type RatingProps } from './components/Rating/index.ts';
export { RatingInput, type RatingInputProps } from './form/fields/RatingInput.tsx';
export { RangeSlider, type RangeSliderProps, type SlideRange } from './form/fields/RangeSlider.tsx';
export { ScrollArea, type ScrollAreaProps } from './components/ScrollArea/index.ts';
export { SearchField, type SearchFieldProps } from './form/fields/SearchField.tsx';
export { Select, type SelectOption, type SelectProps } from './form/fields/Select.tsx';
export { saveFile } from './internal/dom/saveFile.ts';
export { Skeleton, type SkeletonProps } from './components/Skeleton/index.ts';
export { Slider, type SliderProps } from './form/fields/Slider.tsx';
export { Snackbar, snackbar, type SnackbarInput } from './components/Snackbar/index.ts';
export { Spinner, type SpinnerProps } from './components/Spinner/index.ts';
export { Split, type SplitProps } from './components/Split/index.ts';
export type { StackedBarsProps } from './charts/StackedBars/index.ts';
export { StatusBadge, type StatusBadgeProps } from './components/StatusBadge/index.ts';
export { Stepper, type StepperProps } from './components/Stepper/index.ts';
export { Switch, type SwitchProps } from './form/fields/Switch.tsx';
export { Tabs, type TabsRootProps } from './components/Tabs/index.ts';
export { TagInput, type TagInputProps } from './form/fields/TagInput.tsx';
export { Tag, type TagProps } from './components/Tag/index.ts';
export { Text, type TextProps } from './components/Text/index.ts';
export { TextArea, type TextAreaProps } from './form/fields/TextArea.tsx';
export { TextField, type TextFieldProps } from './form/fields/TextField.tsx';
export { ThemeRegion, type ThemeRegionProps } from './theme/ThemeRegion.tsx';
export { ThemeProvider, type ThemeProviderProps, useDensityChoice, useThemeChoice } from './theme/ThemeProvider.tsx';
export { ToggleGroup, type ToggleGroupProps, type ToggleOption } from './components/ToggleGroup/index.ts';
export {
  Toolbar,
  type ToolbarRootProps,
  type ToolbarToggleProps,
  type ToolbarTogglesProps,
} from './components/Toolbar/index.ts';
export { toCsv } from './internal/format/csv.ts';
export { type FormOptions, useForm } from './form/useForm.ts';
export { fitting, type FormDraft } from './form/drafts.ts';
export { useSuggestions } from './form/useSuggestions.tsx';
export type { Suggestion } from './form/internal/Suggestions.tsx';
export { Tree, type TreeItem, type TreeProps, type TreeSelection } from './components/Tree/index.ts';
export { TreeSelect, type TreeSelectItem, type TreeSelectProps } from './form/fields/TreeSelect.tsx';
export { useFormContext, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/index.ts';
