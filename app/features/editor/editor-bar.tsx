import { Link } from '@remix-run/react'
import { Download, Redo2, Save, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { Logo } from '#app/components/logo'
import { useEditor, useEditorStore } from './editor-context'

/** The editor's top bar: where I am, whether it is kept, back and forth, out as a file. */
export function EditorBar({ downloadHref }: { downloadHref: string }) {
  const { t } = useTranslation()
  const store = useEditorStore()
  const name = useEditor(({ resume }) =>
    [resume.basics.name, resume.intention.position].filter(Boolean).join(' · '),
  )
  const canUndo = useEditor((state) => state.history.past.length > 0)
  const canRedo = useEditor((state) => state.history.future.length > 0)
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-paper/95 px-3 backdrop-blur sm:px-4">
      <Link to="/" aria-label={t('common.siteName')} className="rounded-md p-1 hover:bg-hover">
        <Logo className="size-7" />
      </Link>
      <div className="min-w-0 grow sm:flex sm:items-baseline sm:gap-2">
        <h1 className="truncate leading-5 font-medium">{name || t('editor.title')}</h1>
        <SaveNote />
      </div>
      <span className="needs-script flex">
        <Button
          look="quiet"
          size="icon"
          aria-label={t('editor.undo')}
          title={`${t('editor.undo')} Ctrl+Z`}
          disabled={!canUndo}
          onClick={() => store.getState().undo()}
        >
          <Undo2 aria-hidden />
        </Button>
        <Button
          look="quiet"
          size="icon"
          aria-label={t('editor.redo')}
          title={`${t('editor.redo')} Ctrl+Shift+Z`}
          disabled={!canRedo}
          onClick={() => store.getState().redo()}
        >
          <Redo2 aria-hidden />
        </Button>
      </span>
      <Button type="submit" name="intent" value="save" look="outline" className="needs-no-script">
        <Save aria-hidden />
        {t('editor.save')}
      </Button>
      <Link to={downloadHref} className={cn(buttonVariants(), 'max-sm:px-3')}>
        <Download aria-hidden />
        {t('editor.download')}
      </Link>
    </header>
  )
}

function SaveNote() {
  const { t } = useTranslation()
  const state = useEditor((editor) => editor.saveState)
  const home = useEditor((editor) => editor.home)
  return (
    <p
      role="status"
      className={cn(
        'needs-script shrink-0 text-xs sm:text-sm',
        state === 'failed' ? 'font-medium text-danger' : 'text-ink-faint',
      )}
    >
      {t(`editor.state.${state === 'finished' && home === 'server' ? 'finishedServer' : state}`)}
    </p>
  )
}
