import { useEffect, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import type { EditorTemplate } from './editor-template'
import { isOf } from './template-picker'
import { useLossesText } from './use-losses-text'

type ChangeNoteProps = { templates: EditorTemplate[]; host: RefObject<HTMLElement> }

/**
 * Says what was lost once a template was chosen, and takes it back: in the panel, since the page is what one looks at then.
 * It goes with the next change, which undo would take back instead.
 */
export function ChangeNote({ templates, host }: ChangeNoteProps) {
  const { t, i18n } = useTranslation(['editor-tools', 'editor'])
  const store = useEditorStore()
  const textOf = useLossesText(templates)
  const [note, setNote] = useState<{ title: string; text: string }>()
  const language = i18n.language === 'en' ? 'en' : 'zh'
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.resume === before.resume) return
        const to = templates.find((template) => isOf(now.resume.style.template, template))
        const isChosen =
          to && !isOf(before.resume.style.template, to) && now.undoRedoCount === before.undoRedoCount
        const text = isChosen && textOf(before, to)
        setNote(text ? { title: t('strip.changed', { name: to.name[language] }), text } : undefined)
      }),
    [store, templates, textOf, t, language],
  )
  if (!note || !host.current) return null
  return createPortal(
    <div className="flex items-center gap-3 rounded-md border border-border bg-popover px-3 py-2 text-sm leading-6 max-lg:shadow-md">
      <p className="min-w-0 grow">
        <span className="font-medium">{note.title}</span>
        <span className="block text-muted-foreground">{note.text}</span>
      </p>
      <Button variant="outline" size="sm" onClick={() => store.getState().undo()}>
        {t('editor:undo')}
      </Button>
    </div>,
    host.current,
  )
}
