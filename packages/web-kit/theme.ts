/**
 * The look as data: warm neutrals, one gold accent, compact controls (30 px), Inter and JetBrains Mono.
 * The tokens Mantine has no name for (page, money button, status words) are CSS variables in theme.css.
 */
import {
  type CSSVariablesResolver,
  convertCssVariables,
  createTheme,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  mergeMantineTheme,
  type VariantColorsResolver,
} from '@mantine/core';

const gray: MantineColorsTuple = [
  '#fbfaf8',
  '#f6f4f1',
  '#ebe9e6',
  '#dddbd7',
  '#c6c4bf',
  '#9b9893',
  '#6d6a65',
  '#55524e',
  '#32302c',
  '#1c1a17',
];
const dark: MantineColorsTuple = [
  '#dfdedb',
  '#c0bdba',
  '#a19e9a',
  '#777470',
  '#4f4d49',
  '#3b3935',
  '#2f2c29',
  '#201e1a',
  '#191714',
  '#110f0d',
];
/** Ten steps around oklch(0.76 0.12 85); text on it is always dark. */
const emas: MantineColorsTuple = [
  '#fdf6e8',
  '#fbebcb',
  '#f5dba5',
  '#e9c67d',
  '#d4ab4f',
  '#bd9536',
  '#a07a1a',
  '#7d5e07',
  '#5e4608',
  '#413007',
];
/** Status colours: selesai, terbuka, menunggu, batal/bahaya; a word always stands beside them. */
const hijau: MantineColorsTuple = [
  '#edfbf0',
  '#d8f6de',
  '#b4ebc1',
  '#89d69e',
  '#5ebc7b',
  '#36a15d',
  '#168b49',
  '#12773d',
  '#135c30',
  '#0d4322',
];
const biru: MantineColorsTuple = [
  '#eff8ff',
  '#dcefff',
  '#bbdfff',
  '#92c6fc',
  '#67aaed',
  '#3c8dda',
  '#1577c8',
  '#0065b1',
  '#004f8b',
  '#013966',
];
const kuning: MantineColorsTuple = [
  '#fff4e9',
  '#ffe7ce',
  '#ffd1a3',
  '#fab36d',
  '#ef9c3e',
  '#d4831b',
  '#b46d10',
  '#955905',
  '#734303',
  '#553104',
];
const merah: MantineColorsTuple = [
  '#fff3f1',
  '#ffe5e0',
  '#ffcac2',
  '#ffa59a',
  '#f67a6e',
  '#e95048',
  '#d4302e',
  '#b92323',
  '#901e1c',
  '#6a1916',
];

/** Primary buttons are neutral in both schemes and gold stays gold in both: the two Mantine's one shade cannot say. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const color = input.color ?? 'netral';
  if (input.variant === 'filled' && (color === 'netral' || color === 'emas')) {
    const name = color === 'emas' ? 'emas' : 'utama';
    return {
      background: `var(--mustika-${name})`,
      hover: `var(--mustika-${name}-hover)`,
      color: `var(--mustika-${name}-teks)`,
      border: '1px solid transparent',
    };
  }
  return defaultVariantColorsResolver(input);
};

const SMALL = { defaultProps: { size: 'xs' } };
/** The page itself never scrolls, so nothing needs locking; the lock would inject a style tag the CSP forbids. */
const OVERLAY = { transitionProps: { duration: 120 }, lockScroll: false };

const FIELDS = [
  'TextInput',
  'PasswordInput',
  'NumberInput',
  'Select',
  'MultiSelect',
  'Autocomplete',
  'TagsInput',
  'Textarea',
  'DateInput',
  'DatePickerInput',
  'MonthPickerInput',
  'YearPickerInput',
  'DateTimePicker',
  'TimeInput',
  'FileInput',
  'NativeSelect',
  'PillsInput',
  'InputBase',
  'Input',
  'PinInput',
  'SegmentedControl',
  'Radio',
  'Switch',
  'Chip',
  'Pagination',
  'Badge',
];

export const theme = createTheme({
  fontFamily: "'Inter Variable', 'Noto Sans', system-ui, sans-serif",
  fontFamilyMonospace: "'JetBrains Mono Variable', ui-monospace, monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.8125rem', lg: '0.9375rem', xl: '1.125rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.5' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '2rem' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 6,
  primaryColor: 'netral',
  primaryShade: { light: 7, dark: 7 },
  colors: { gray, dark, netral: gray, emas, hijau, biru, kuning, merah },
  black: '#1c1a17',
  autoContrast: true,
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    ...Object.fromEntries(FIELDS.map((name) => [name, SMALL])),
    Button: { defaultProps: { size: 'xs' } },
    ActionIcon: { defaultProps: { size: 30, variant: 'subtle', color: 'gray' } },
    Checkbox: { defaultProps: { size: 'xs' } },
    InputWrapper: { defaultProps: { size: 'xs' } },
    Modal: { defaultProps: { size: 'xl', ...OVERLAY } },
    Drawer: { defaultProps: { position: 'right', ...OVERLAY } },
    Popover: { defaultProps: { transitionProps: { duration: 120 } } },
    // Its focus placeholder is a child no menu may have; without it the first item takes the focus.
    Menu: { defaultProps: { transitionProps: { duration: 120 }, withInitialFocusPlaceholder: false } },
    Tooltip: { defaultProps: { openDelay: 400, transitionProps: { duration: 120 } } },
    Spotlight: { defaultProps: OVERLAY },
    Table: { defaultProps: { fz: 12, verticalSpacing: 4, horizontalSpacing: 8 } },
  },
});

/** Light and dark values of the tokens; every colour of the product comes from here. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-primary-color-filled': 'var(--mustika-utama)',
    '--mantine-primary-color-filled-hover': 'var(--mustika-utama-hover)',
    '--mantine-primary-color-contrast': 'var(--mustika-utama-teks)',
  },
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': gray[9],
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-default-border': gray[3],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-error': merah[7],
    '--mantine-color-anchor': biru[7],
    '--mustika-halaman': gray[0],
    '--mustika-garis': gray[2],
    '--mustika-sorot': gray[1],
    '--mustika-utama': gray[9],
    '--mustika-utama-hover': gray[8],
    '--mustika-utama-teks': '#ffffff',
    '--mustika-emas': emas[4],
    '--mustika-emas-hover': emas[3],
    '--mustika-emas-teks': gray[9],
    '--mustika-emas-tulisan': emas[7],
  },
  dark: {
    '--mantine-color-body': dark[7],
    '--mantine-color-text': dark[0],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-default': dark[6],
    '--mantine-color-default-border': dark[4],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-error': merah[4],
    '--mantine-color-anchor': biru[4],
    '--mustika-halaman': dark[8],
    '--mustika-garis': dark[5],
    '--mustika-sorot': dark[6],
    '--mustika-utama': gray[2],
    '--mustika-utama-hover': '#ffffff',
    '--mustika-utama-teks': gray[9],
    '--mustika-emas': emas[4],
    '--mustika-emas-hover': emas[3],
    '--mustika-emas-teks': gray[9],
    '--mustika-emas-tulisan': emas[3],
  },
});

/** Accents somebody may choose instead of gold; the names are those the server keeps. */
const ACCENTS: Readonly<Record<string, MantineColorsTuple>> = { zamrud: hijau, safir: biru, delima: merah };

/** The gold tokens in another colour, for `data-aksen` on the root element. */
const accentCss = (): string =>
  Object.entries(ACCENTS)
    .map(
      ([name, color]) =>
        `:root[data-aksen="${name}"]{--mustika-emas:${color[4]};--mustika-emas-hover:${color[3]};--mustika-emas-tulisan:${color[7]}}` +
        `:root[data-aksen="${name}"][data-mantine-color-scheme="dark"]{--mustika-emas-tulisan:${color[3]}}`,
    )
    .join('');

/** Puts an accent on; an unknown one is gold. */
export function chooseAccent(name: string): void {
  if (Object.hasOwn(ACCENTS, name)) document.documentElement.dataset['aksen'] = name;
  else delete document.documentElement.dataset['aksen'];
}

/**
 * Adopts the theme's variables as a constructed stylesheet. Mantine would put them into a `<style>` tag, which
 * `style-src 'self'` forbids; MantineProvider therefore runs with `withCssVariables={false}`.
 */
export function adoptThemeVariables(): void {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [base, own] = [defaultCssVariablesResolver(merged), cssVariables(merged)];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    convertCssVariables({
      variables: { ...base.variables, ...own.variables },
      light: { ...base.light, ...own.variables, ...own.light, '--mantine-color-scheme': 'light' },
      dark: { ...base.dark, ...own.variables, ...own.dark, '--mantine-color-scheme': 'dark' },
    }),
  );
  const accents = new CSSStyleSheet();
  accents.replaceSync(accentCss());
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet, accents];
}
