import type { Style } from '#contract/resume/style'

/** The look of a resume nobody has styled yet. Plain data, so that browsers need no zod for it. */
export const DEFAULT_STYLE: Style = {
  template: 'classic@1',
  colour: '#1f4e79',
  font: 'sans',
  size: 10,
  lineHeight: 1.45,
  margins: 16,
  spacing: 1,
  photo: 'portrait',
  headings: 'zh',
  page: 'A4',
  fit: 'none',
}
