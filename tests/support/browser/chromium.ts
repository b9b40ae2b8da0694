import { installedBrowser } from './browser.ts';

/** Playwright's list of disabled features, which a second switch would replace. */
export const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
/** Each new context would load two pages for the suggestions of an address bar: half a CPU second. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

const executablePath = installedBrowser();

/** The system's Chromium if installed, otherwise Playwright's download. Flags keep pictures identical between runs. */
export const chromiumLaunch = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    `--disable-features=${[...disabledByPlaywright, ...addressBar].join(',')}`,
  ],
};
