import { Cat, FileJson, History, Keyboard, MoreHorizontal, Printer, Share2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { DropdownMenu, dropdownMenuItemClassName } from '#app/components/ui/dropdown-menu'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import type { EditorLinks } from './editor-links'
import { downloadJson } from './download-json'
import { RewriteButton } from '#app/features/editor/rewrite/rewrite-button'
import { SaveAndLeaveLink } from './save-and-leave-link'

type EditorMenuProps = {
  links: EditorLinks
  onLeave(to: string): (event: MouseEvent) => void
}

/** The menu of less frequent actions: share, versions, chat, print, JSON export, shortcuts. */
export function EditorMenu({ links, onLeave }: EditorMenuProps) {
  const { t } = useTranslation('editor')
  const store = useEditorStore()
  return (
    <DropdownMenu
      label={t('more')}
      trigger={<MoreHorizontal aria-hidden />}
      triggerClassName={buttonVariants({ variant: 'ghost', size: 'icon' })}
    >
      <RewriteButton className={`sm:hidden ${dropdownMenuItemClassName}`} />
      {links.share ? (
        <SaveAndLeaveLink
          linkName="share"
          to={links.share}
          onLeave={onLeave}
          className={dropdownMenuItemClassName}
        >
          <Share2 aria-hidden />
          {t('share')}
        </SaveAndLeaveLink>
      ) : null}
      {links.versions ? (
        <SaveAndLeaveLink
          linkName="versions"
          to={links.versions}
          onLeave={onLeave}
          className={dropdownMenuItemClassName}
        >
          <History aria-hidden />
          {t('versions')}
        </SaveAndLeaveLink>
      ) : null}
      {links.chat ? (
        <SaveAndLeaveLink
          linkName="chat"
          to={links.chat}
          onLeave={onLeave}
          className={dropdownMenuItemClassName}
        >
          <Cat aria-hidden />
          {t('chat')}
        </SaveAndLeaveLink>
      ) : null}
      <button
        type="button"
        onClick={() => window.print()}
        className={`needs-script ${dropdownMenuItemClassName}`}
      >
        <Printer aria-hidden />
        {t('print')}
      </button>
      {/* Without scripts it saves the form and then downloads the file. */}
      <button
        type="submit"
        name="intent"
        value="export"
        onClick={(event) => {
          event.preventDefault()
          downloadJson(store.getState().resume)
        }}
        className={dropdownMenuItemClassName}
      >
        <FileJson aria-hidden />
        {t('export')}
      </button>
      <button
        type="button"
        onClick={() => store.setState({ isShortcutHelpOpen: true })}
        className={`needs-script max-sm:hidden ${dropdownMenuItemClassName}`}
      >
        <Keyboard aria-hidden />
        {t('keys')}
      </button>
    </DropdownMenu>
  )
}
