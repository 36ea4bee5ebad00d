import { BookOpenText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useEditorStore } from './editor-context'

/** Opens the samples for an entry; without scripts, the library itself in a page of its own. */
export function SampleLink({ id }: { id: string }) {
  const { t } = useTranslation()
  const store = useEditorStore()
  return (
    <a
      href="/positions"
      target="_blank"
      aria-haspopup="dialog"
      className="inline-flex items-center gap-1.5 text-sm text-primary hover:text-primary-strong"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        store.setState({ sampling: id })
      }}
    >
      <BookOpenText aria-hidden className="size-4" />
      {t('editor.samples.open')}
    </a>
  )
}
