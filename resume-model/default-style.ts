import type { Style } from '#contract/resume/style'

/** The default style of a new resume. Without zod, so that pages need not load it. */
export const DEFAULT_STYLE: Style = {
  template: 'classic@4',
  colour: '#1f4e79',
  font: 'sans',
  headingFont: 'same',
  latin: 'matched',
  size: 10,
  lineHeight: 1.45,
  margins: 16,
  spacing: 1,
  icons: true,
  photo: 'portrait',
  headings: 'zh',
  englishDates: 'american',
  qrCode: 'auto',
  page: 'A4',
  fit: 'none',
}
