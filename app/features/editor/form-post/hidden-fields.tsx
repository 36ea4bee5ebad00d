import { aiAssistedFields } from '#resume-model/rewrite-proposals/ai-assisted-fields'
import { useEditor } from '#app/features/editor/state/editor-context'

/** Posts values without a visible field: the purpose, the dismissed findings, the entries of its sample, the texts an AI wrote. */
export function HiddenFields() {
  const scenario = useEditor(({ resume }) => resume.scenario)
  const dismissed = useEditor(({ resume }) => resume.dismissed?.join(' '))
  const sampleEntries = useEditor(({ resume }) => resume.sampleEntries?.join(' '))
  const assisted = useEditor(({ resume }) => aiAssistedFields(resume).join(' '))
  return Object.entries({ scenario, dismissed, sampleEntries, assisted }).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  )
}
