import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { followExample } from './follow-example'

/** Says what the pale texts are, and takes them away; while it is there they follow what is typed. */
export function ExampleNote() {
  const { t } = useTranslation('editor')
  const store = useEditorStore()
  useEffect(() => followExample(store), [store])
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-card px-3 py-2 text-sm text-muted-foreground">
      <p className="grow">{t('preview.example')}</p>
      <Button
        variant="outline"
        size="sm"
        className="needs-script keeps-place"
        onClick={() => store.setState({ example: undefined })}
      >
        {t('preview.hideExample')}
      </Button>
    </div>
  )
}
