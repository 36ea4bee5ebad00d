import type { EditorTemplate } from '#app/features/editor/style/editor-template'
import type { SectionColumn } from '#contract/resume/section-kinds'
import type { EditorState, SideColumns } from '#app/features/editor/state/editor-store'

/** Where the narrow column is, of the versions of templates that let sections be moved. */
export function sideColumnsOf(templates: readonly EditorTemplate[]): SideColumns {
  const entries = templates.flatMap(({ id, version, sideColumn }) =>
    sideColumn ? [[`${id}@${version}`, sideColumn] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** Where the narrow column of the resume's template is; undefined where sections stand in one column. */
export const sideColumnOf = ({ resume, sideColumns }: EditorState) => sideColumns[resume.style.template]

/** The columns from left to right. */
export function columnsFromLeft(side: 'left' | 'right'): [SectionColumn, SectionColumn] {
  return side === 'left' ? ['side', 'main'] : ['main', 'side']
}
