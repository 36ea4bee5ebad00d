import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLoginDialog } from '#app/components/login-link'
import { MustChangeNote } from '#app/components/must-change-note'
import { withDownloadStart } from '#app/components/start-download'
import { scrollToField } from '#app/features/editor/pane-switching/scroll-to-field'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { monthInChina } from '#contract/china-time'
import type { MustChange } from '#resume-lint/must-change'

/**
 * Opens the login over the page that will be downloaded; undefined for a user, who needs none. What must be changed is said
 * there, because the file does not start by itself then.
 */
export function useDownloadAsGuest(): ((downloadHref: string) => Promise<void>) | undefined {
  const store = useEditorStore()
  const openLogin = useLoginDialog()
  if (!openLogin) return undefined
  return async (downloadHref) => {
    // The rules load on demand; without them the login is as useful as before.
    const rules = await import('#resume-lint/must-change').catch(() => undefined)
    const mustChange = rules?.listMustChange(store.getState().resume, monthInChina(Date.now()).name) ?? []
    const before = (close: () => void) => <ChangeFirst mustChange={mustChange} close={close} />
    return openLogin(withDownloadStart(downloadHref), mustChange.length > 0 ? before : undefined)
  }
}

/** The list, each with a way to its field. */
function ChangeFirst({ mustChange, close }: { mustChange: MustChange[]; close(): void }) {
  const { t, i18n } = useTranslation('check-up')
  return (
    <MustChangeNote title={t('verdict.must', { count: mustChange.length })}>
      {mustChange.map(({ path, ownerId, ...summary }) => (
        <li key={path + summary.zh}>
          <button
            type="button"
            className="text-left underline underline-offset-4"
            onClick={() => {
              // The dialog gives the focus back as it closes.
              flushSync(close)
              scrollToField(path, ownerId)
            }}
          >
            {i18n.language === 'en' ? summary.en : summary.zh}
          </button>
        </li>
      ))}
    </MustChangeNote>
  )
}
