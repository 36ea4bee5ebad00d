import { Cat, FileJson, History, Keyboard, MoreHorizontal, Printer, Share2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { Menu, menuItemLook } from '#app/components/ui/menu'
import { useEditorStore } from './editor-context'
import type { EditorPlaces } from './editor-places'
import { exportJson } from './export-json'
import { ImproveButton } from './improve-button'
import { LeaveControl } from './leave-control'

type EditorMenuProps = {
  places: EditorPlaces
  onGo(to: string): (event: MouseEvent) => void
}

/** What is wanted now and then: former versions, the assistant, printing, the document as a file. */
export function EditorMenu({ places, onGo }: EditorMenuProps) {
  const { t } = useTranslation()
  const store = useEditorStore()
  return (
    <Menu
      label={t('editor.more')}
      summary={<MoreHorizontal aria-hidden />}
      summaryClassName={buttonVariants({ variant: 'ghost', size: 'icon' })}
    >
      <ImproveButton className={`sm:hidden ${menuItemLook}`} />
      {places.share ? (
        <LeaveControl place="share" to={places.share} onGo={onGo} className={menuItemLook}>
          <Share2 aria-hidden />
          {t('editor.share')}
        </LeaveControl>
      ) : null}
      {places.versions ? (
        <LeaveControl place="versions" to={places.versions} onGo={onGo} className={menuItemLook}>
          <History aria-hidden />
          {t('editor.versions')}
        </LeaveControl>
      ) : null}
      {places.chat ? (
        <LeaveControl place="chat" to={places.chat} onGo={onGo} className={menuItemLook}>
          <Cat aria-hidden />
          {t('editor.chat')}
        </LeaveControl>
      ) : null}
      <button type="button" onClick={() => window.print()} className={`needs-script ${menuItemLook}`}>
        <Printer aria-hidden />
        {t('editor.print')}
      </button>
      {/* Without scripts it saves what was typed and comes back with the file. */}
      <button
        type="submit"
        name="intent"
        value="export"
        onClick={(event) => {
          event.preventDefault()
          exportJson(store.getState().resume)
        }}
        className={menuItemLook}
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
