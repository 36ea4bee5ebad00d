import { Cat, FileJson, History, Keyboard, MoreHorizontal, Printer, Share2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { Menu, menuItemLook } from '#app/components/ui/menu'
import { useEditorStore } from './editor-context'
import { exportJson } from './export-json'
import { ImproveButton } from './improve-button'

type EditorMenuProps = {
  exportHref?: string
  versionsHref?: string
  shareHref?: string
  chatHref?: string
  onGo(to: string): (event: MouseEvent) => void
}

/** What is wanted now and then: former versions, the assistant, printing, the document as a file. */
export function EditorMenu({ exportHref, versionsHref, shareHref, chatHref, onGo }: EditorMenuProps) {
  const { t } = useTranslation()
  const store = useEditorStore()
  return (
    <Menu
      label={t('editor.more')}
      summary={<MoreHorizontal aria-hidden />}
      summaryClassName={buttonVariants({ look: 'quiet', size: 'icon' })}
    >
      <ImproveButton className={`sm:hidden ${menuItemLook}`} />
      {shareHref ? (
        <a href={shareHref} onClick={onGo(shareHref)} className={menuItemLook}>
          <Share2 aria-hidden />
          {t('editor.share')}
        </a>
      ) : null}
      {versionsHref ? (
        <a href={versionsHref} onClick={onGo(versionsHref)} className={menuItemLook}>
          <History aria-hidden />
          {t('editor.versions')}
        </a>
      ) : null}
      {chatHref ? (
        <a href={chatHref} onClick={onGo(chatHref)} className={menuItemLook}>
          <Cat aria-hidden />
          {t('editor.chat')}
        </a>
      ) : null}
      <button type="button" onClick={() => window.print()} className={`needs-script ${menuItemLook}`}>
        <Printer aria-hidden />
        {t('editor.print')}
      </button>
      {exportHref ? (
        <a href={exportHref} download className={`needs-no-script ${menuItemLook}`}>
          <FileJson aria-hidden />
          {t('editor.export')}
        </a>
      ) : null}
      <button
        type="button"
        onClick={() => exportJson(store.getState().resume)}
        className={`needs-script ${menuItemLook}`}
      >
        <FileJson aria-hidden />
        {t('editor.export')}
      </button>
      <button
        type="button"
        onClick={() => store.setState({ keysShown: true })}
        className={`needs-script max-sm:hidden ${menuItemLook}`}
      >
        <Keyboard aria-hidden />
        {t('editor.keys')}
      </button>
    </Menu>
  )
}
