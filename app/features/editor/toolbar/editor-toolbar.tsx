import { useNavigate } from '@remix-run/react'
import { Download, History, Redo2, Save, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { useIsScripted } from '#app/components/ui/use-is-scripted'
import { Logo } from '#app/components/logo'
import { useEditor, useEditorStore } from '#app/features/editor/state/editor-context'
import type { SaveFailure } from '#app/features/editor/state/editor-store'
import { useFormatters } from '#app/i18n/use-formatters'
import { EditorMenu } from './editor-menu'
import type { EditorLinks } from './editor-links'
import { RewriteButton } from '#app/features/editor/rewrite/rewrite-button'
import { SaveAndLeaveLink, type SaveAndLeaveLinkProps } from './save-and-leave-link'
import { useDownloadAsGuest } from './use-download-as-guest'

type EditorToolbarProps = { title?: string; homeLabel: string; links: EditorLinks; inWeixin: boolean }

/** The editor's top bar: home link and title, save status, undo and redo, save, menu, download. */
export function EditorToolbar({ title, homeLabel, links, inWeixin }: EditorToolbarProps) {
  const { t } = useTranslation('editor')
  const store = useEditorStore()
  const name = useEditor(({ resume }) =>
    [resume.basics.name, resume.intention.position].filter(Boolean).join(' · '),
  )
  const steps = [
    {
      name: 'undo',
      keys: 'Ctrl+Z',
      icon: Undo2,
      isPossible: useEditor(({ history }) => history.past.length > 0),
    },
    {
      name: 'redo',
      keys: 'Ctrl+Shift+Z',
      icon: Redo2,
      isPossible: useEditor(({ history }) => history.future.length > 0),
    },
  ] as const
  const { isLeaveBlocked, leaveTo, download } = useLeaveAfterSave()
  return (
    <header className="stick-0 z-20 has-[details[open]]:z-40 flex h-14 items-center gap-2 border-b border-border bg-background/95 px-3 backdrop-blur sm:px-4 print:hidden">
      <SaveAndLeaveLink
        linkName="home"
        to={links.home}
        label={homeLabel}
        onLeave={(to) => leaveTo(to, true)}
        className="rounded-md p-1 hover:bg-accent"
      >
        <Logo className="size-7" />
      </SaveAndLeaveLink>
      <div className="min-w-0 grow sm:flex sm:items-baseline sm:gap-2">
        <h1 className="truncate leading-5 font-medium">{title || name || t('title')}</h1>
        <SaveStatus isLeaveBlocked={isLeaveBlocked} versions={links.nameVersion} onLeave={leaveTo} />
      </div>
      {/* Both in one place: the bar is the same before and after the scripts come. */}
      <span className="grid *:[grid-area:1/1]">
        <span className="from-first-paint flex">
          {steps.map(({ name, keys, icon: Icon, isPossible }) => (
            <Button
              key={name}
              variant="ghost"
              size="icon"
              aria-label={t(name)}
              title={`${t(name)} ${keys}`}
              disabled={!isPossible}
              onClick={() => store.getState()[name]()}
            >
              <Icon aria-hidden />
            </Button>
          ))}
        </span>
        <Button
          type="submit"
          name="intent"
          value="save"
          variant="outline"
          className="needs-no-script when-scripts-are-late h-9 w-18 px-0"
        >
          <Save aria-hidden />
          {t('save')}
        </Button>
      </span>
      <RewriteButton className={cn(buttonVariants({ variant: 'secondary' }), 'max-sm:hidden')} />
      <EditorMenu links={links} inWeixin={inWeixin} onLeave={leaveTo} />
      <SaveAndLeaveLink
        linkName="download"
        to={links.download}
        onLeave={download}
        className={cn(buttonVariants(), 'max-sm:px-3')}
      >
        <Download aria-hidden />
        {t('download')}
      </SaveAndLeaveLink>
    </header>
  )
}

/**
 * Leaves after the save, because the next page shows the saved version. `force`: also when the save fails.
 * A guest who downloads logs in over the page that will be downloaded.
 */
function useLeaveAfterSave() {
  const store = useEditorStore()
  const navigate = useNavigate()
  const downloadAsGuest = useDownloadAsGuest()
  const [isLeaveBlocked, setLeaveBlocked] = useState(false)
  const afterSave =
    (goOn: () => void, force = false) =>
    (event: React.MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return
      event.preventDefault()
      void store
        .getState()
        .waitUntilSaved()
        .then((isSaved) => {
          if (isSaved || force) goOn()
          else setLeaveBlocked(true)
        })
    }
  const leaveTo = (to: string, force?: boolean) => afterSave(() => navigate(to), force)
  const download = (to: string) => (downloadAsGuest ? afterSave(() => void downloadAsGuest(to)) : leaveTo(to))
  return { isLeaveBlocked, leaveTo, download }
}

type SaveStatusProps = {
  /** The user tried to leave, and the save failed. */
  isLeaveBlocked: boolean
  /** Where what is saved can be named. */
  versions: string | undefined
  onLeave: SaveAndLeaveLinkProps['onLeave']
}

/**
 * What is saved in the account leads to its versions. What was opened is saved as well; only before the scripts take over what
 * was typed meanwhile nothing is said.
 */
function SaveStatus({ isLeaveBlocked, versions, onLeave }: SaveStatusProps) {
  const { t } = useTranslation('editor')
  const { sentenceGap } = useFormatters()
  const state = useEditor((editor) => editor.saveState)
  const savedTo = useEditor((editor) => editor.savedTo)
  const saveFailure = useEditor((editor) => editor.saveFailure)
  const isMerged = useEditor((editor) => editor.isMerged)
  const isScripted = useIsScripted()
  const isFailed = state === 'failed'
  const isSaved = state === 'finished' || state === 'ready'
  const savedState = isMerged ? 'merged' : savedTo === 'server' ? 'finishedServer' : 'finished'
  return (
    <p
      role="status"
      className={cn(
        'from-first-paint shrink-0 text-xs sm:text-sm',
        isFailed ? 'font-medium text-destructive' : 'text-subtle-foreground',
      )}
    >
      {isFailed && isLeaveBlocked ? `${t('held')}${sentenceGap}` : null}
      {!isScripted ? (
        '\u00a0'
      ) : isFailed && saveFailure ? (
        <TroubleText failure={saveFailure} />
      ) : isSaved && savedTo === 'server' && versions ? (
        <a
          href={versions}
          title={t('nameVersion')}
          onClick={onLeave(versions)}
          className="inline-flex min-h-6 items-center gap-1 underline-offset-4 hover:text-foreground hover:underline"
        >
          {t(`state.${savedState}`)}
          <History aria-hidden className="size-3.5" />
        </a>
      ) : (
        t(`state.${isSaved ? savedState : state}`)
      )}
    </p>
  )
}

/** Why nothing is saved in the account; where there is room, what happens next as well. */
function TroubleText({ failure }: { failure: SaveFailure }) {
  const { t } = useTranslation('editor')
  if (failure !== 'failed' && failure !== 'offline' && failure !== 'login') return t(`trouble.${failure}`)
  return (
    <>
      <span className="sm:hidden">{t(`trouble.${failure}`)}</span>
      <span className="max-sm:hidden">{t(`troubleNext.${failure}`)}</span>
    </>
  )
}
