import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, Visitor, type Plugin } from 'vite';
import { styledComponents } from './design-system/library/styledComponents.ts';
import { earlyCode } from './src/app/earlyCode.ts';

const libraries = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'react-hook-form',
  'styled-components',
  'stylis',
  'valtio',
  'proxy-compare',
];

const routerBuild = (entry: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${entry}.mjs`, import.meta.url));

/**
 * Code of the sign-in screen: libraries, which seldom change, and our own. Anything else is cut by the pages that use
 * it. A priority counts as a whole number: groups of one number take modules in this order.
 */
const chunks = [
  { name: 'libraries', priority: 9, test: new RegExp(`node_modules/(?:${libraries.join('|')})/`) },
  {
    name: 'core',
    priority: 8,
    test: /\/(?:src\/(?:api\/connections|config\/(?!screenDetails)|main|pages\/(?:session|shared\/ButtonLink)|app\/(?!OfflineBanner|SnackbarView|navigation|pages)[^/]+$|messages\/(?:forms|pitch|screens)|state\/(?:machine\/(?:announce|registry|status|storage|wait)|me\/(?:drafts|endSession|me|preferences|section|session))\b)|contract\/(?:roles|textLimits)|design-system\/(?:icons\/(?!rest)|internal\/(?:dom\/(?:asPicture|mergeProps)|format\/fillText|locale\/LocaleContext|styles\/(?:control|media))|theme\/(?!motion)|form\/(?:Field|Form|fieldProps|messages|errorFeed|rules|texts\/fields|useField|useForm)|components\/(?:Button|Heading|IconButton|Layout|Loading|Spinner)))/,
  },
  // A group takes along what its modules import, so what others stand on comes first.
  {
    name: 'parts',
    priority: 7,
    test: /design-system\/(?:components\/(?:Badge|Banner|Card|EmptyState|ErrorState|Icon|Link|LogoPicture|Skeleton|Split|Text)|internal\/(?!format\/(?:values|match|csv|bytes|dayForm|timeForm|wallTime)|styles\/(?:overlay|menu|coveredRadio)|dom\/(?:Covers|Scrim|useDirection|useOpenAfterPress|useReturnFocus|saveFile|useBlobImage|useTypeAhead|mirrorRadio))|form\/fields\/(?:SearchField|Select|TextField)|marketplace\/(?:(?:texts\/)?amount|messages))|node_modules\/wretch\/|src\/pages\/shared\/(?:Empty\.|export\/ExportButton)/,
  },
  {
    name: 'files',
    priority: 6.9,
    test: /design-system\/internal\/(?:format\/(?:csv|bytes)|dom\/saveFile)|src\/messages\/files/,
  },
  // Navigation and help, which load after signing in.
  { name: 'screens', priority: 6.9, test: /src\/config\/screenDetails/ },
  {
    name: 'details',
    priority: 6.8,
    test: /design-system\/(?:components\/(?:Accordion|Avatar|Breadcrumbs|Countdown|Divider|KeyValueList|Progress|StatusBadge)|marketplace\/(?:texts\/)?hours)/,
  },
  {
    name: 'headless',
    priority: 6.6,
    test: /node_modules\/@radix-ui\/(?:primitive|react-(?:presence|use-[a-z-]+|context|primitive|compose-refs))\/|design-system\/internal\/dom\/(?:Covers|useDirection|useOpenAfterPress)/,
  },
  // Parts that the marketplace loads beside its list.
  { name: 'lists', priority: 6.58, test: /design-system\/(?:components\/(?:Pagination|Tag)\/|form\/useChoice)/ },
  // Fields of the marketplace's filters, which load beside its list.
  {
    name: 'fields',
    priority: 6.55,
    test: /design-system\/form\/(?:Toggle|useToggle|texts\/range|fields\/Checkbox)|design-system\/marketplace\/fields\/RangeField|node_modules\/@radix-ui\/react-checkbox\//,
  },
  {
    name: 'days',
    priority: 6.53,
    test: /design-system\/form\/dates\/(?:Date(?:Range|Picker)|internal\/CalendarButton)/,
  },
  // Pages whose panels open later do without them at first.
  {
    name: 'panels',
    priority: 6.5,
    test: /design-system\/(?:components\/(?:Dialog|Drawer)\/|internal\/(?:styles\/overlay|dom\/(?:Scrim|useReturnFocus)))|node_modules\/@radix-ui\/react-(?:dialog|roving-focus)\//,
  },
  // Code and texts that most pages share. Left out: the dialog of the question before leaving, and files made on request.
  {
    name: 'shared',
    priority: 6,
    test: /\/(?:src\/(?!pages\/shared\/(?:DeadEnd|split\/Foot|trade\/(?!extension)|forms\/(?:LeaveGuard|leaving|use)|payment\/(?:equivalent|tokensText|TopUp|BalanceProblem|TermsProblem|use)|export\/|product\/(?:cardFacts|units)|lists\/(?:addressParts|ListBar|PagedTable|useLastPage))|messages\/(?:file|payments|purchase|leave|lists|marketplace|offers|topUp|access|product|sample|connect)|messages\/operations\/(?!texts)|state\/(?:machine\/(?:actions\/(?!row|reloads)|concurrency)|me\/|trade\/(?:actions|users|access\/access|deals\/offers|browse\/priceRange|money\/(?:wallet|idempotency|unanswered))))|contract\/(?!plainMarkdown)|design-system\/internal\/lazy\/(?:PartFailed|lazyPart))/,
    minShareCount: 6,
  },
  // Facts of cards, which the product form shows without a card.
  { name: 'facts', priority: 5.9, test: /src\/pages\/shared\/product\/cardFacts/ },
  // The bar above lists: search, count and menu.
  { name: 'bar', priority: 5.8, test: /src\/(?:pages\/shared\/lists\/(?:ListBar|useLastPage)|messages\/lists)/ },
  {
    name: 'work',
    priority: 5.5,
    test: /src\/(?:pages\/shared\/(?:forms\/(?:leaving|use)|lists\/addressParts|payment\/(?:equivalent|tokensText))|state\/machine\/concurrency|messages\/(?:purchase|leave)|state\/trade\/(?:actions|users|money\/(?:wallet|idempotency|unanswered)))/,
    minShareCount: 5,
  },
  { name: 'marketMessages', priority: 5, test: /src\/messages\/marketplace/ },
  {
    name: 'menus',
    priority: 5,
    test: /react-(?:menu|popper|dropdown-menu)\/|components\/Menu\/|internal\/styles\/menu/,
  },
  // Shared by the frame and pages, which would otherwise load the frame first.
  {
    name: 'account',
    priority: 5,
    test: /src\/(?:state\/(?:me\/(?:mfa|signIn|enterSession|loadMe|notificationSettings)|trade\/access\/accesses)|messages\/(?:mfa|access|notifications|shell|faqMessages))/,
  },
  // Settings of the account, which the frame and the profile share.
  { name: 'settings', priority: 5, test: /src\/state\/me\/profile|design-system\/theme\/motion\.ts/ },
  // Too few pages share it for the shared file.
  { name: 'rights', priority: 5, test: /src\/state\/me\/rights/ },
  { name: 'record', priority: 5, test: /src\/pages\/shared\/(?:DeadEnd|split\/Foot)/ },
  { name: 'card', priority: 6.7, test: /design-system\/marketplace\/ListingCard|contract\/plainMarkdown/ },
  { name: 'frame', priority: 4, test: /src\/app\/layouts\/MainLayout/ },
  // Code that comes with every frame, or beside every list, a moment later: one file each rather than small chunks.
  {
    name: 'notifications',
    priority: 4,
    test: /src\/state\/notifications\/(?:notifications|liveNotifications)/,
  },
  { name: 'exports', priority: 4, test: /src\/pages\/shared\/export\/(?:ExportList|ExportMenu|useFileExport)/ },
  {
    name: 'market',
    priority: 4,
    test: /src\/(?:pages\/shared\/product\/(?:FavouriteButton|SellerLogo))/,
    minShareCount: 2,
  },
  {
    name: 'list',
    priority: 4,
    test: /src\/(?:pages\/(?:shared\/(?:product\/(?:CompareButton|ProductCard)|lists\/marketplaceFilter)|marketplace\/(?!filters\/chips|search\/correctedText))|state\/trade\/browse\/(?:compare|searches))/,
    minShareCount: 2,
  },
  // Parts of few pages, which a shared chunk would bring to all.
  { name: 'segments', priority: 3.5, test: /SegmentedControl|coveredRadio|pages\/shared\/lists\/Choice/ },
  { name: 'extension', priority: 5, test: /src\/(?:\w+\/)*extension(?:Text)?\.ts/ },
  { name: 'movements', priority: 5, test: /src\/(?:messages\/wallet|pages\/wallet\/movements)/ },
  { name: 'payments', priority: 3.5, test: /src\/messages\/payments/ },
  { name: 'code', priority: 3.5, test: /design-system\/components\/(?:CodeBlock\/(?!highlight)|CopyButton)/ },
  { name: 'grids', priority: 3.5, test: /design-system\/patterns\/DataGrid\/(?:DataGrid|localRows|types)/ },
  {
    name: 'dialogs',
    priority: 3,
    test: /design-system\/(?!patterns\/DataTable\/(?!OpenMenu)|marketplace\/OfferDialog\/(?!OfferDialog\.styles)|charts|components\/ImageCrop|form\/files\/FileDrop)/,
    minShareCount: 4,
  },
  { name: 'offers', priority: 2, test: /design-system\/marketplace\/OfferDialog\/(?!OfferDialog\.styles)/ },
  { name: 'pictures', priority: 2, test: /design-system\/(?:components\/ImageCrop|form\/files\/FileDrop)/ },
  {
    name: 'tables',
    priority: 2,
    test: /node_modules\/@tanstack\/table-core|design-system\/patterns\/DataTable\/(?!OpenMenu)/,
  },
  { name: 'charts', priority: 2, test: /node_modules\/(?:d3-|internmap)|design-system\/charts\/(?!lazyCharts)/ },
];

/** Lets the bundler drop the router's unused components: it keeps what is given a name for developer tools. */
const unnamedRoutes: Plugin = {
  name: 'unnamed-routes',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gmu, '')
        .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gmu, '$1/* @__PURE__ */ $2'),
  },
};

/** Leaves out the names of functions for developer tools, which Radix keeps as texts. */
const unnamedParts: Plugin = {
  name: 'unnamed-parts',
  apply: 'build',
  transform: {
    filter: { id: /@radix-ui\/.*\/dist\/index\.mjs/ },
    handler(code) {
      const cuts: [start: number, end: number][] = [];
      new Visitor({
        CallExpression({ callee, arguments: [named], start, end }) {
          if (named && callee.type === 'Identifier' && callee.name === '__name')
            cuts.push([start, named.start], [named.end, end]);
        },
      }).visit(this.parse(code));
      const rests = cuts.toSorted(([a], [b]) => b - a);
      return rests.reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), code);
    },
  },
};

/**
 * Makes styled-components smaller. The vendor prefixer is off by default, but the bundler cannot see that. The factory of
 * each element is made when it is first read, rather than from a list of all elements.
 */
const smallerStyles: Plugin = {
  name: 'smaller-styles',
  apply: 'build',
  transform: {
    filter: { id: /styled-components\.browser\.esm\.js/ },
    handler(code) {
      const prefixer = /\b\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/u;
      const elements =
        /\bvar (\w+)=new Set\(\["a","abbr".*?\]\);(.*)\b(\w+)=(\w+);\1\.forEach\((\w+)=>\{\3\[\5\]=\4\(\5\)\}\);/su;
      for (const cut of [prefixer, elements])
        if (!cut.test(code)) this.error(`styled-components has changed: ${cut.source} is not in it`);
      return code
        .replace(prefixer, '')
        .replace(elements, '$2$3=new Proxy($4,{get:(all,element)=>all[element]??=$4(element)});');
    },
  },
};

export default defineConfig(({ command }) => ({
  // The Rust port of the React Compiler; plugin-react reads oxc-transform-react.
  plugins: [react({ compiler: true }), earlyCode(), unnamedRoutes, unnamedParts, smallerStyles],
  oxc: {
    plugins: {
      styledComponents: { ...styledComponents, displayName: command === 'serve', fileName: command === 'serve' },
    },
  },
  resolve: {
    alias: {
      // The package's own entry names its development build whatever the mode.
      ...(command === 'build' && {
        'react-router/dom': routerBuild('dom-export'),
        'react-router': routerBuild('index'),
      }),
      'react-style-singleton': fileURLToPath(new URL('design-system/internal/dom/noStyleElement.ts', import.meta.url)),
    },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  build: {
    target: 'baseline-widely-available',
    // Every browser of that target preloads modules.
    modulePreload: { polyfill: false },
    // Left alone, the bundler cuts what signing in needs into a dozen crumbs, which compress badly.
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
}));
