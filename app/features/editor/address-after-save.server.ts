import { placesOfDraft, placesOfStored, type EditorPlaces } from './editor-places'
import { readIntent } from './intents'

type Saved = { id: string; focus: string }

/** Where the posted form of a stored resume leads once it is saved: where its button says, else back to the editor. */
export function addressAfterStored(form: FormData, { id, focus }: Saved): string {
  const { verb, target } = intentOf(form)
  if (verb === 'check') return `/resume/check/${id}`
  if (verb === 'samples' && target) return `/resume/samples/${id}?${new URLSearchParams({ entry: target })}`
  if (verb === 'improve') return `/resume/improve/${id}?${new URLSearchParams({ target })}`
  return (
    placeOf(placesOfStored(id), form) ?? `/resume/edit/${id}?saved${asFile(form)}${sameView(form, focus)}`
  )
}

/** The same for a draft of a guest. */
export function addressAfterDraft(form: FormData, { id, focus }: Saved): string {
  const { verb, target } = intentOf(form)
  if (verb === 'check') return `/drafts/${id}/check`
  if (verb === 'samples' && target) return `/drafts/${id}/samples?${new URLSearchParams({ entry: target })}`
  // Rewriting is for accounts; the draft is kept, and offered to be taken along at the login.
  if (verb === 'improve') return '/login?to=/resume/my'
  return (
    placeOf(placesOfDraft(id), form) ??
    `/resume/edit/offline?draft=${id}&saved${asFile(form)}${sameView(form, focus)}`
  )
}

function intentOf(form: FormData) {
  return readIntent(String(form.get('intent') ?? ''))
}

function placeOf(places: EditorPlaces, form: FormData): string | undefined {
  const { verb, target } = intentOf(form)
  return verb === 'leave' && Object.hasOwn(places, target) ? places[target as keyof EditorPlaces] : undefined
}

/**
 * The document as a file is fetched by the editor that opens again (fetch-file.tsx): a file in answer to the form
 * would leave the revision of before on the screen, and the next save would conflict with this one.
 */
function asFile(form: FormData): string {
  return intentOf(form).verb === 'export' ? '&export' : ''
}

/** The editor as it was left: the same pane, and what was added or touched in view. */
function sameView(form: FormData, focus: string): string {
  const pane = String(form.get('pane') ?? '')
  const shown = pane === 'style' || pane === 'preview' ? `&pane=${pane}` : ''
  return shown + (focus ? `&at=${focus}#${focus}` : '')
}
