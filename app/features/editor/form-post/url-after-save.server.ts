import { draftLinks, storedResumeLinks, type EditorLinks } from '#app/features/editor/toolbar/editor-links'
import { parseIntent } from '#app/features/editor/form-intents/intents'

type Saved = { id: string; focus: string }

/** Returns the URL after a stored resume is saved: the button's target, else the editor. */
export function urlAfterStoredSave(form: FormData, { id, focus }: Saved): string {
  const { verb, target } = intentOf(form)
  if (verb === 'check') return `/resume/check/${id}`
  if (verb === 'samples' && target) return `/resume/samples/${id}?${new URLSearchParams({ entry: target })}`
  if (verb === 'improve') return `/resume/improve/${id}?${new URLSearchParams({ target })}`
  return (
    leaveUrl(storedResumeLinks(id), form) ??
    `/resume/edit/${id}?saved${exportParam(form)}${viewParams(form, focus)}`
  )
}

/** The same for a guest's draft. */
export function urlAfterDraftSave(form: FormData, { id, focus }: Saved): string {
  const { verb, target } = intentOf(form)
  if (verb === 'check') return `/drafts/${id}/check`
  if (verb === 'samples' && target) return `/drafts/${id}/samples?${new URLSearchParams({ entry: target })}`
  // Rewriting requires an account; the draft is saved, and the login offers to import it.
  if (verb === 'improve') return '/login?to=/resume/my'
  return (
    leaveUrl(draftLinks(id), form) ??
    `/resume/edit/offline?draft=${id}&saved${exportParam(form)}${viewParams(form, focus)}`
  )
}

function intentOf(form: FormData) {
  return parseIntent(String(form.get('intent') ?? ''))
}

function leaveUrl(links: EditorLinks, form: FormData): string | undefined {
  const { verb, target } = intentOf(form)
  return verb === 'leave' && Object.hasOwn(links, target) ? links[target as keyof EditorLinks] : undefined
}

/**
 * The reopened editor downloads the file (download-on-load.tsx): a file as the response to the form
 * would leave the previous revision on the screen, and the next save would conflict with this one.
 */
function exportParam(form: FormData): string {
  return intentOf(form).verb === 'export' ? '&export' : ''
}

/** Restores the editor's view: the same pane, with the added or changed element in view. */
function viewParams(form: FormData, focus: string): string {
  const pane = String(form.get('pane') ?? '')
  const paneParam = pane === 'style' || pane === 'preview' ? `&pane=${pane}` : ''
  return paneParam + (focus ? `&at=${focus}#${focus}` : '')
}
