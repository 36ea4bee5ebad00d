import type { PageStyle } from '../template-input/template-input'

/** A style in the middle of every range. */
export const pageStyle: PageStyle = {
  page: 'A4',
  accent: '#000000',
  font: 'sans',
  headingFont: 'sans',
  latin: 'matched',
  size: 10,
  leading: 1.45,
  margins: 16,
  spacing: 1,
  icons: true,
}
