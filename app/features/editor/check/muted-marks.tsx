import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import { MARK_RULES, mutedMarkId } from '#resume-lint/muted-marks'

/** What is no longer marked while one writes: a press marks it again. */
export function MutedMarks() {
  const { t } = useTranslation('editor-tools')
  const store = useEditorStore()
  const dismissed = useEditor(({ resume }) => resume.dismissed)
  const muted = MARK_RULES.filter((rule) => dismissed?.includes(mutedMarkId(rule)))
  if (muted.length === 0) return null
  function unmute(id: string) {
    const { resume, replace } = store.getState()
    const { dismissed = [], ...rest } = resume
    const left = dismissed.filter((one) => one !== id)
    replace(left.length > 0 ? { ...rest, dismissed: left } : rest)
  }
  return (
    <section aria-labelledby="muted-marks" className="text-sm text-muted-foreground">
      <h3 id="muted-marks">{t('muted.title')}</h3>
      <ul className="mt-1 -ml-2.5 flex flex-wrap gap-1">
        {muted.map((rule) => (
          <li key={rule}>
            <Button variant="ghost" size="sm" onClick={() => unmute(mutedMarkId(rule))}>
              <RotateCcw aria-hidden />
              {t('muted.restore', { what: t(`muted.${rule}`) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
