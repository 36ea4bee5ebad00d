import {
  draftLinks,
  rewritePageReturnUrl,
  storedResumeLinks,
  type EditorLinks,
} from '#app/features/editor/toolbar/editor-links'
import { parseIntent } from '#app/features/editor/form-intents/intents'

type Saved = { id: string; focus: string }

/** Returns the URL after a stored resume is saved: the button's target, else the editor. */
export function urlAfterStoredSave(form: FormData, { id, focus }: Saved): string {
  return urlAfterSave(form, focus, {
    links: storedResumeLinks(id),
    editor: `/resume/edit/${id}?saved`,
    check: `/resume/check/${id}`,
    samples: `/resume/samples/${id}`,
    rewrite: (target) => `/resume/improve/${id}?${new URLSearchParams({ target })}`,
  })
}

/**
 * The same for a draft. Rewriting requires an account: the login brings the draft into it (decision 0122), and a user is
 * offered to save it there.
 */
export function urlAfterDraftSave(form: FormData, { id, focus }: Saved, isUser: boolean): string {
  return urlAfterSave(form, focus, {
    links: draftLinks(id),
    editor: `/resume/edit/offline?draft=${id}&saved`,
    check: `/drafts/${id}/check`,
    samples: `/drafts/${id}/samples`,
    rewrite: (target) => {
      const to = new URLSearchParams({ to: rewritePageReturnUrl(id, target) })
      return `/${isUser ? 'resume/keep' : 'login'}?${to}`
    },
  })
}

type Urls = Record<'editor' | 'check' | 'samples', string> & {
  links: EditorLinks
  rewrite(target: string): string
}

function urlAfterSave(form: FormData, focus: string, urls: Urls): string {
  const { verb, target } = parseIntent(String(form.get('intent') ?? ''))
  if (verb === 'check') return urls.check
  if (verb === 'samples' && target) return `${urls.samples}?${new URLSearchParams({ entry: target })}`
  if (verb === 'improve') return urls.rewrite(target)
  if (verb === 'leave' && Object.hasOwn(urls.links, target)) return urls.links[target as 'home']
  // The reopened editor downloads the file (download-on-load.tsx): a file as the response to the form
  // would leave the previous revision on the screen, and the next save would conflict with this one.
  const exportParam = verb === 'export' ? '&export' : ''
  // Restores the editor's view: the same pane, with the added or changed element in view.
  const pane = form.get('pane')
  const paneParam = pane === 'style' || pane === 'preview' ? `&pane=${pane}` : ''
  return urls.editor + exportParam + paneParam + (focus ? `&at=${focus}#${focus}` : '')
}
