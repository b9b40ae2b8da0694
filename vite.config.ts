import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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

/** What the sign-in screen needs: libraries, which seldom change, and our own. Anything else is cut by the pages that use it. */
const chunks = [
  { name: 'libraries', priority: 9, test: new RegExp(`node_modules/(?:${libraries.join('|')})/`) },
  {
    name: 'core',
    priority: 8,
    test: /\/(?:src\/(?:api\/connections|config|main|pages\/session|app\/(?!OfflineBanner|SnackbarView|navigation|pages)[^/]+$|messages\/(?:forms|pitch|screens)|state\/(?:machine\/(?:announce|registry|status|storage|wait)|me\/(?:endSession|me|preferences|session))\b)|contract\/(?:roles|textLimits)|design-system\/(?:icons\/(?!rest)|internal\/(?:dom\/(?:asPicture|mergeProps)|styles\/(?:control|media))|theme\/(?!motion)|form\/(?:Field|Form|fieldProps|messages|rules|useField|useForm)|components\/(?:Button|Heading|IconButton|Layout|Loading|Spinner)))/,
  },
  // A group takes along what its modules import, so what others stand on comes first.
  {
    name: 'parts',
    priority: 7,
    test: /design-system\/(?:components\/(?:Accordion|Avatar|Badge|Banner|Breadcrumbs|Card|Countdown|Divider|EmptyState|ErrorState|Icon|KeyValueList|Link|LogoPicture|Pagination|Progress|Skeleton|Split|StatusBadge|Tag|Text)|internal\/(?!lazy\/(?:PartFailed|lazyPart)|styles\/overlay|dom\/useReturnFocus)|patterns\/ListingCard|form\/fields\/(?:Checkbox|Date|RangeField|SearchField|Select|TextField))|node_modules\/wretch\/|src\/(?:pages\/shared\/export\/ExportButton|messages\/files)/,
  },
  // Pages whose panels open later do without them at first.
  {
    name: 'panels',
    priority: 6.5,
    test: /design-system\/(?:components\/(?:Dialog|Drawer)\/|internal\/(?:styles\/overlay|dom\/useReturnFocus))|node_modules\/@radix-ui\/react-dialog\//,
  },
  // What most pages read and say; the question before leaving would bring its dialog to pages without a form, and files are
  // made by those who ask for one.
  {
    name: 'shared',
    priority: 6,
    test: /\/(?:src\/(?!pages\/shared\/(?:forms\/LeaveGuard|export\/(?:Export|useFileExport))|messages\/file|state\/machine\/allPages)|contract\/|design-system\/internal\/lazy\/(?:PartFailed|lazyPart))/,
    minShareCount: 6,
  },
  { name: 'menus', priority: 5, test: /react-(?:menu|popper|dropdown-menu)\/|components\/(?:Menu|Tooltip)\// },
  // The screens of the second factor stand before the frame, which only counts codes that are left.
  { name: 'factor', priority: 5, test: /src\/(?:state\/me\/(?:enterSession|mfa|signIn|loadMe)|messages\/mfa)/ },
  {
    name: 'frame',
    priority: 4,
    test: /src\/(?:app\/layouts\/MainLayout|messages\/(?:shell|faqWords))/,
  },
  // What comes with every frame, or beside every list, a moment later: one file each rather than crumbs.
  {
    name: 'notifications',
    priority: 4,
    test: /src\/(?:state\/(?:me\/notificationSettings|notifications\/(?:notifications|liveNotifications))|messages\/notifications)/,
  },
  { name: 'exports', priority: 4, test: /src\/pages\/shared\/export\/(?:ExportList|ExportMenu|useFileExport)/ },
  {
    name: 'market',
    priority: 4,
    test: /src\/(?:pages\/shared\/product\/(?:FavouriteButton|ProductCard|ProductBadges|QualityBadge))/,
    minShareCount: 2,
  },
  {
    name: 'list',
    priority: 4,
    test: /src\/(?:pages\/(?:shared\/(?:product\/CompareButton|lists\/marketplaceFilter)|marketplace\/)|state\/trade\/(?:compare|searches))/,
    minShareCount: 2,
  },
  { name: 'dialogs', priority: 3, test: /design-system\/(?!patterns\/DataTable|charts)/, minShareCount: 4 },
  { name: 'tables', priority: 2, test: /node_modules\/@tanstack\/|design-system\/patterns\/DataTable/ },
  { name: 'charts', priority: 2, test: /node_modules\/(?:d3-|internmap)|design-system\/charts\/(?!lazyCharts)/ },
];

export default defineConfig(({ command }) => ({
  // The Rust port of the React Compiler; plugin-react reads oxc-transform-react.
  plugins: [react({ compiler: true }), earlyCode()],
  oxc: {
    plugins: {
      styledComponents: {
        displayName: command === 'serve',
        fileName: command === 'serve',
        ssr: true,
        minify: true,
        pure: true,
        transpileTemplateLiterals: false,
        cssProp: false,
      },
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
    // Left alone, the bundler cuts what signing in needs into a dozen crumbs, which compress badly.
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
}));
