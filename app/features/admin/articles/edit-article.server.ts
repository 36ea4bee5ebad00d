import { z } from 'zod'
import type { ApiClient } from '#app/api-client/api-client'
import type { FormResponse } from '#app/api-client/form-result'
import { fieldErrorFormatter, parseForm } from '#app/api-client/form-result.server'
import { submitForm } from '#app/features/admin/action-result.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { ArticleRestoreInput, ArticleSaveInput } from '#contract/admin/admin-article'
import { fieldError, formatFieldError, type Language } from '#contract/validation/field-error-codes'
import { applyReplacement, insertBlock } from './markdown-commands'
import { parseChinaTime } from './parse-china-time'

/** An uploaded picture's id in the photo store, or why it was not taken. */
export type SavePicture = (file: File) => Promise<{ id: string } | { problem: string }>
/** Besides the form: that its text shall be drawn, or that its text was changed here. */
type More = { isPreview?: true; insertedPicture?: string }
export type ArticleFormResponse = FormResponse<More>
type Context = { api: ApiClient; language: Language; savePicture: SavePicture }

export type ArticleDone = 'save' | 'publish' | 'schedule' | 'unschedule' | 'withdraw' | 'delete' | 'restore'
/** A change that was made, and where the editor goes on; without one, a question is asked first. */
type Done = { done?: ArticleDone; to: string }

/** The fields of the editor; `at` and `time`: when a scheduled text appears. */
const ArticleForm = ArticleSaveInput.extend({
  tags: z
    .string()
    .transform((tags) => tags.split(/[,，、]/).flatMap((tag) => tag.trim() || []))
    .pipe(ArticleSaveInput.shape.tags),
  at: z.string().max(40).default(''),
  time: z.string().max(40).default(''),
})

/**
 * Does what a button of the editor says. What is typed is saved before whatever leads to another page, so that nothing is
 * lost; a save of what is saved already changes nothing.
 * @returns the form with what is wrong, or what was done @throws a 400 Response for an unknown button
 */
export async function runArticleAction(
  form: FormData,
  context: Context,
): Promise<ArticleFormResponse | Done> {
  const { language } = context
  // A version’s button names its version too.
  const [intent, revision] = String(form.get('intent')).split(':')
  if (revision !== undefined) form.set('revision', revision)
  switch (intent) {
    case 'overwrite':
      form.set('seen', String(form.get('latest') ?? ''))
      return (await save(form, context)) ?? saved(form, 'save')
    case 'save':
      return (await save(form, context)) ?? saved(form, 'save')
    case 'publish':
    case 'schedule':
      return (await save(form, context)) ?? (await goOut(form, intent, context)) ?? saved(form, intent)
    case 'preview':
      return typed(form, language, { isPreview: true })
    case 'removeCover':
      form.set('cover', '')
      form.set('coverAlt', '')
      return typed(form, language)
    case 'picture':
    case 'cover':
      return addPicture(form, intent, context)
    case 'askWithdraw':
      return (await save(form, context)) ?? { to: `${saved(form, 'save').to}&do=withdraw` }
    case 'unschedule':
    case 'withdraw':
      return (await save(form, context)) ?? (await change(form, intent, context)) ?? saved(form, intent)
    case 'delete':
      return (await change(form, intent, context)) ?? { done: intent, to: '/admin/articles' }
    case 'restore':
      return (await save(form, context)) ?? restore(form, context)
    default:
      throw new Response(null, { status: 400 })
  }
}

const ChangeForm = ArticleSaveInput.pick({ id: true, seen: true }).extend({
  to: z.enum(['unschedule', 'withdraw', 'delete']),
})

async function change(form: FormData, to: string, { api, language }: Context) {
  form.set('to', to)
  return submitForm(form, ChangeForm, (input) => api.call('changeArticle', input), { language })
}

async function restore(form: FormData, { api, language }: Context): Promise<ArticleFormResponse | Done> {
  const [id, seen, revision] = ['id', 'seen', 'revision'].map((name) => String(form.get(name)))
  const refused = await submitForm(form, ArticleRestoreInput, (input) => api.call('restoreArticle', input), {
    language,
  })
  // The form is drawn anew with the restored text.
  return refused ?? { done: 'restore', to: `/admin/articles/${id}?restored=${revision}-${seen}` }
}

const saved = (form: FormData, done: ArticleDone): Done => ({
  done,
  to: `/admin/articles/${String(form.get('id'))}?saved=${String(form.get('seen'))}`,
})

/** Saves the form; it then stands for the saved revision. */
async function save(form: FormData, { api, language }: Context): Promise<FormResponse | undefined> {
  return submitForm(
    form,
    ArticleForm,
    async ({ at: _, time: __, ...input }) => {
      const { id, revision } = await api.call('saveArticle', input)
      form.set('id', id)
      form.set('seen', String(revision))
    },
    { language },
  )
}

async function goOut(
  form: FormData,
  to: 'publish' | 'schedule',
  { api, language }: Context,
): Promise<FormResponse | undefined> {
  const at = to === 'schedule' ? parseChinaTime(String(form.get('at')), String(form.get('time'))) : undefined
  if (at !== undefined && Number.isNaN(at)) {
    const submission = parseForm(form, ArticleForm, fieldErrorFormatter(language))
    const problem = formatFieldError(fieldError('futureTime'), language)
    return { result: submission.reply({ fieldErrors: { at: [problem] } }), status: 422 }
  }
  return submitForm(form, ArticleForm, ({ id, seen }) => api.call('changeArticle', { id, seen, to, at }), {
    language,
  })
}

/** The form as it was typed, with nothing checked: what is missing is said when it is saved. */
function typed(form: FormData, language: Language, more: More = {}): ArticleFormResponse {
  const { initialValue } = parseForm(form, ArticleForm, fieldErrorFormatter(language)).reply()
  return { result: { initialValue, ...more }, status: 200 }
}

/** Uploads a picture with its description, into the text where the caret was, or over it. */
async function addPicture(
  form: FormData,
  intent: 'picture' | 'cover',
  { language, savePicture }: Context,
): Promise<ArticleFormResponse> {
  const { t } = i18nFor(language)
  const file = form.get('pictureFile')
  const alt = String(form.get('pictureAlt') ?? '')
    .replace(/[[\]\n\r]/g, ' ')
    .trim()
  const refuse = (name: string, message: string): ArticleFormResponse => {
    const { result } = typed(form, language)
    const initialValue = { ...result.initialValue, pictureAlt: alt }
    return { result: { status: 'error', initialValue, error: { [name]: [message] } }, status: 422 }
  }
  if (!(file instanceof File) || file.size === 0)
    return refuse('pictureFile', t('admin-articles:picture.missing'))
  if (alt === '') return refuse('pictureAlt', formatFieldError(fieldError('required'), language))
  const picture = await savePicture(file)
  if ('problem' in picture) {
    const isKnown = picture.problem !== 'failed'
    const message = isKnown ? formatFieldError(picture.problem, language) : t('admin-articles:picture.failed')
    return refuse('pictureFile', message)
  }
  if (intent === 'cover') {
    form.set('cover', picture.id)
    form.set('coverAlt', alt)
  } else {
    const text = String(form.get('text') ?? '').replace(/\r\n?/g, '\n')
    const caret = /^\d{1,6}$/.test(String(form.get('caret'))) ? Number(form.get('caret')) : text.length
    const block = insertBlock({ text, end: Math.min(caret, text.length) }, `![${alt}](/photos/${picture.id})`)
    form.set('text', applyReplacement(text, block))
  }
  return typed(form, language, { insertedPicture: picture.id })
}
