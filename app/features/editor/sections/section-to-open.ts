import type { EditorState } from '#app/features/editor/state/editor-store'
import { basicsProgress } from './section-progress'

/**
 * The id of the part that is open at first: that of the first problem, else of what was added or changed last, else the
 * basics. Basics that are filled fill a phone's screen: there none is open, and the list of all parts is seen.
 */
export function sectionToOpen(
  { resume, problems, focus }: Pick<EditorState, 'resume' | 'problems' | 'focus'>,
  isPhone = false,
): string {
  const { sections } = resume
  const [problem] = Object.keys(problems)
  if (problem !== undefined) {
    const index = /^sections\[(\d+)\]/.exec(problem)?.[1]
    return sections[Number(index)]?.id ?? 'basics'
  }
  const holdsFocus = ({ id }: { id: string }) => id === focus
  const focused = sections.find((section) => holdsFocus(section) || section.items.some(holdsFocus))
  if (focused) return focused.id
  const { filled, expected } = basicsProgress(resume)
  return isPhone && focus === '' && filled === expected ? '' : 'basics'
}
