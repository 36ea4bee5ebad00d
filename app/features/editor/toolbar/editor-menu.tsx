import { Cat, FileJson, History, Keyboard, MoreHorizontal, Printer, Save, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { DropdownMenu, dropdownMenuItemClassName } from '#app/components/ui/dropdown-menu'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import type { EditorLinks } from './editor-links'
import { RewriteButton } from '#app/features/editor/rewrite/rewrite-button'
import { SaveAndLeaveLink, type SaveAndLeaveLinkProps } from './save-and-leave-link'

const leavingItems = [
  ['share', Share2],
  ['nameVersion', Save],
  ['versions', History],
  ['chat', Cat],
] as const

type EditorMenuProps = { links: EditorLinks; inWeixin: boolean } & Pick<SaveAndLeaveLinkProps, 'onLeave'>

/** The menu of less frequent actions: share, naming, versions, chat, print, JSON export, shortcuts. */
export function EditorMenu({ links, inWeixin, onLeave }: EditorMenuProps) {
  const { t } = useTranslation('editor')
  const store = useEditorStore()
  return (
    <DropdownMenu
      label={t('more')}
      trigger={<MoreHorizontal aria-hidden />}
      triggerClassName={buttonVariants({ variant: 'ghost', size: 'icon' })}
    >
      <RewriteButton className={`sm:hidden ${dropdownMenuItemClassName}`} />
      {leavingItems.map(([name, Icon]) => {
        const to = links[name]
        return to ? (
          <SaveAndLeaveLink
            key={name}
            linkName={name}
            to={to}
            onLeave={onLeave}
            className={dropdownMenuItemClassName}
          >
            <Icon aria-hidden />
            {t(name)}
          </SaveAndLeaveLink>
        ) : null
      })}
      {inWeixin ? null : <FileItems />}
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

/** To paper and as data: WeChat's browser neither prints nor downloads. */
function FileItems() {
  const { t } = useTranslation('editor')
  const store = useEditorStore()
  return (
    <>
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
          void import('./download-json').then((it) => it.downloadJson(store.getState().resume))
        }}
        className={dropdownMenuItemClassName}
      >
        <FileJson aria-hidden />
        {t('export')}
      </button>
    </>
  )
}
