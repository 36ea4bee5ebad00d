import type { Template } from '#contract/catalogue/template'

/**
 * What the editor knows of a template. The words it is found by and what the gallery says of it stay on the server: they would
 * be two thirds of the page's data.
 */
export const editorTemplateFields = [
  ...(['id', 'version', 'name', 'columns', 'sideColumn', 'photo', 'parts'] as const),
  ...(['collections', 'caution', 'colours', 'style'] as const),
] satisfies (keyof Template)[]

export type EditorTemplate = Pick<Template, (typeof editorTemplateFields)[number]>
