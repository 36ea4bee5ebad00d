import { useLoginDialog } from '#app/components/login-link'
import { withDownloadStart } from '#app/components/start-download'
import { useEditorStore } from '#app/features/editor/state/editor-context'
import { monthInChina } from '#contract/china-time'

/**
 * Opens the login over the page that will be downloaded; undefined for a user, who needs none. What must be changed is said
 * there, because the file does not start by itself then.
 */
export function useDownloadAsGuest(): ((downloadHref: string) => Promise<void>) | undefined {
  const store = useEditorStore()
  const openLogin = useLoginDialog()
  if (!openLogin) return undefined
  return async (downloadHref) => {
    // The rules and their list load on demand; without them the login is as useful as before.
    const [rules, list] = await Promise.all([
      import('#resume-lint/must-change'),
      import('./change-before-login'),
    ]).catch(() => [undefined, undefined])
    const mustChange = rules?.listMustChange(store.getState().resume, monthInChina(Date.now()).name) ?? []
    const before =
      list && mustChange.length > 0
        ? (close: () => void) => <list.ChangeBeforeLogin mustChange={mustChange} close={close} />
        : undefined
    return openLogin(withDownloadStart(downloadHref), before)
  }
}
