import { useEditor } from './editor-context'

/** What the owner told the check-up to leave alone goes along with what is posted. */
export function DismissedPost() {
  const dismissed = useEditor((state) => state.resume.dismissed?.join(' ') ?? '')
  return dismissed ? <input type="hidden" name="dismissed" value={dismissed} /> : null
}
