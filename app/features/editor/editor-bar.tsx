import { useNavigate } from '@remix-run/react'
import { Download, Redo2, Save, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { Logo } from '#app/components/logo'
import { useEditor, useEditorStore } from './editor-context'
import { EditorMenu } from './editor-menu'
import type { EditorPlaces } from './editor-places'
import { ImproveButton } from './improve-button'
import { LeaveControl } from './leave-control'

type EditorBarProps = {
  title?: string
  homeLabel: string
  places: EditorPlaces
}

/** The editor's top bar: where I am, whether it is kept, back and forth, out as a file. */
export function EditorBar({ title, homeLabel, places }: EditorBarProps) {
  const { t } = useTranslation()
  const store = useEditorStore()
  const name = useEditor(({ resume }) =>
    [resume.basics.name, resume.intention.position].filter(Boolean).join(' · '),
  )
  const canUndo = useEditor((state) => state.history.past.length > 0)
  const canRedo = useEditor((state) => state.history.future.length > 0)
  const { held, go } = useGoing()
  return (
    <header className="sticky top-0 z-20 has-[details[open]]:z-40 flex h-14 items-center gap-2 border-b border-border bg-background/95 px-3 backdrop-blur sm:px-4 print:hidden">
      <LeaveControl
        place="home"
        to={places.home}
        label={homeLabel}
        onGo={(to) => go(to, true)}
        className="rounded-md p-1 hover:bg-accent"
      >
        <Logo className="size-7" />
      </LeaveControl>
      <div className="min-w-0 grow sm:flex sm:items-baseline sm:gap-2">
        <h1 className="truncate leading-5 font-medium">{title || name || t('editor.title')}</h1>
        <SaveNote held={held} />
      </div>
      <span className="needs-script flex">
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('editor.undo')}
          title={`${t('editor.undo')} Ctrl+Z`}
          disabled={!canUndo}
          onClick={() => store.getState().undo()}
        >
          <Undo2 aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('editor.redo')}
          title={`${t('editor.redo')} Ctrl+Shift+Z`}
          disabled={!canRedo}
          onClick={() => store.getState().redo()}
        >
          <Redo2 aria-hidden />
        </Button>
      </span>
      <Button type="submit" name="intent" value="save" variant="outline" className="needs-no-script">
        <Save aria-hidden />
        {t('editor.save')}
      </Button>
      <ImproveButton className={cn(buttonVariants({ variant: 'secondary' }), 'max-sm:hidden')} />
      <EditorMenu places={places} onGo={go} />
      <LeaveControl
        place="download"
        to={places.download}
        onGo={go}
        className={cn(buttonVariants(), 'max-sm:px-3')}
      >
        <Download aria-hidden />
        {t('editor.download')}
      </LeaveControl>
    </header>
  )
}

/** Goes on once all is kept: the next page shows what is kept. `anyway`: it is fine to go without that. */
function useGoing() {
  const store = useEditorStore()
  const navigate = useNavigate()
  const [held, setHeld] = useState(false)
  const go =
    (to: string, anyway = false) =>
    (event: React.MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return
      event.preventDefault()
      void store
        .getState()
        .settled()
        .then((isSettled) => {
          if (isSettled || anyway) navigate(to)
          else setHeld(true)
        })
    }
  return { held, go }
}

/** `held`: somebody wanted to go on, and something is not kept yet. */
function SaveNote({ held }: { held: boolean }) {
  const { t } = useTranslation()
  const state = useEditor((editor) => editor.saveState)
  const home = useEditor((editor) => editor.home)
  const trouble = useEditor((editor) => editor.trouble)
  const isFailed = state === 'failed'
  return (
    <p
      role="status"
      className={cn(
        'needs-script keeps-place shrink-0 text-xs sm:text-sm',
        isFailed ? 'font-medium text-destructive' : 'text-subtle-foreground',
      )}
    >
      {isFailed && trouble
        ? t(`editor.trouble.${trouble}`)
        : t(`editor.state.${state === 'finished' && home === 'server' ? 'finishedServer' : state}`)}
      {isFailed && (trouble === 'failed' || trouble === 'offline' || trouble === 'login') ? (
        <span className="max-sm:hidden">{t(`editor.troubleMore.${trouble}`)}</span>
      ) : null}
      {isFailed && held ? ` ${t('editor.held')}` : null}
    </p>
  )
}
