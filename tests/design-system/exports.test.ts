import { expect, it } from 'vitest';
import * as surface from '#design-system';
import * as marketplace from '#marketplace';

/** Names by their first letter. */
const byInitial = (exported: object) =>
  [...Map.groupBy(Object.keys(exported).toSorted(), (name) => name[0]).values()].map((names) => names.join(' '));

it('exports exactly this', () => {
  expect(byInitial(surface)).toMatchInlineSnapshot(`
    [
      "Accordion AlertDialog AppShell Area AuthLayout Avatar",
      "Badge Banner Bars Breadcrumbs Button ButtonGroup",
      "Calendar Callout Card Checkbox CodeBlock CodeTabs ColumnChooser Combobox CommandPalette ConfirmDialog Container ContextMenu CopyButton Countdown",
      "DataGrid DataTable DatePicker DateRangePicker DateTimeRangeField Dialog Divider Donut Drawer",
      "EmptyState ErrorState",
      "Field FileDrop FileField FilterPanel Flow Form FormError FormFooter",
      "Grid",
      "Heading HoverCard",
      "Icon IconButton ImageCrop Inline",
      "JsonView",
      "Kbd KeyValueList",
      "Line Link Loading LocaleProvider LogoPicture",
      "MapPoints Markdown Menu MultiSelect",
      "NumberField",
      "OneTimeCode",
      "Pagination PasswordField Popover Progress",
      "QrCode",
      "RadioGroup RangeSlider Rating RatingInput Roll RowsError",
      "ScrollArea SearchField SegmentedControl Select Skeleton Slider Snackbar Spinner Split Stack StackedBars Stat StatusBadge Stepper SubmitButton Switch",
      "Tabs Tag TagInput Text TextArea TextField ThemeProvider ThemeRegion TimeField Timeline ToggleGroup Toolbar Tooltip Tree TreeSelect TwoLineCell",
      "VisuallyHidden",
      "chooseClock chooseDensity chooseFormats chooseMotion chooseTheme chunkTimeoutMs closePanelsBy confirmTexts createTheme cropPicture",
      "dateFormat dayAt dayText describeColumns",
      "english",
      "fillText fitting formMessage formMessages formatBytes",
      "gridTexts",
      "isComposing",
      "lazyPart lazyScreen liveForms loadIcons loadSoon localRows localText",
      "numberFormat",
      "percentText",
      "rangeMoments readNumber",
      "saveFile snackbar soon",
      "tableCsv timeZone toCsv today",
      "urgencyChangeMs urgencyOf urgentMs useCloseOnBack useColumns useCommandKey useDensityChoice useForm useFormContext useFormState useHasPassed useMotionChoice useNow useSuggestions useThemeChoice useWatch utcRange utcText",
      "withTimeout",
    ]
  `);
});

it('exports these parts by the marketplace entry', () => {
  expect(byInitial(marketplace)).toMatchInlineSnapshot(`
    [
      "AmountField",
      "BuyAccessDialog",
      "ContractDialog",
      "DealTimeline",
      "HoursField",
      "ListingBand ListingCard ListingCardSkeleton ListingPicture",
      "OfferDialog",
      "Pictogram",
      "RangeField RevenueShare Runway",
      "SignDialog",
      "buyTexts",
      "contractTexts",
      "dealTexts displayTokens",
      "formatTokens",
      "hueOf",
      "marketplaceEnglish microTokens",
      "offerTexts",
      "parseTokens pictograms",
      "revenueTexts reviseTexts runwayTexts",
      "signTexts spanText",
    ]
  `);
});
