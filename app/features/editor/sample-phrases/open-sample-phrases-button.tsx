import { BookOpenText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditorStore } from '#app/features/editor/state/editor-context'

/** Opens the samples for an entry; without scripts saves the form and opens the samples page. */
export function OpenSamplePhrasesButton({ id }: { id: string }) {
  const { t } = useTranslation('editor')
  const store = useEditorStore()
  return (
    <button
      type="submit"
      name="intent"
      value={`samples:${id}`}
      data-samples
      title={t('samples.open')}
      className="inline-flex items-center gap-1.5 text-sm text-primary hover:text-primary-strong"
      onClick={(event) => {
        event.preventDefault()
        store.setState({ sampleEntryId: id, rewriteTarget: null })
      }}
    >
      <BookOpenText aria-hidden className="size-4" />
      {t('samples.open')}
    </button>
  )
}
