import type { EditorState } from '#app/features/editor/state/editor-store'

/**
 * The id of the part that is open at first: that of the first problem, else of what was added or changed last, else the
 * basics.
 */
export function sectionToOpen({
  resume: { sections },
  problems,
  focus,
}: Pick<EditorState, 'resume' | 'problems' | 'focus'>): string {
  const [problem] = Object.keys(problems)
  if (problem !== undefined) {
    const index = /^sections\[(\d+)\]/.exec(problem)?.[1]
    return sections[Number(index)]?.id ?? 'basics'
  }
  const holdsFocus = ({ id }: { id: string }) => id === focus
  return sections.find((section) => holdsFocus(section) || section.items.some(holdsFocus))?.id ?? 'basics'
}
