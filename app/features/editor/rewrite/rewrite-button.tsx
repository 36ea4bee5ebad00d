import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditorStore } from '#app/features/editor/state/editor-context'

/**
 * Opens the rewrite panel for `target` or, with '', the whole resume; without scripts saves the form and
 * opens the rewrite page.
 */
export function RewriteButton({ target = '', className }: { target?: string; className?: string }) {
  const { t } = useTranslation('editor')
  const store = useEditorStore()
  return (
    <button
      type="submit"
      name="intent"
      value={`improve:${target}`}
      title={t('improve')}
      className={
        className ?? 'inline-flex items-center gap-1.5 text-sm text-primary hover:text-primary-strong'
      }
      onClick={(event) => {
        event.preventDefault()
        store.setState({ rewriteTarget: target, sampleEntryId: '' })
      }}
    >
      <Sparkles aria-hidden className="size-4" />
      {t('improve')}
    </button>
  )
}
