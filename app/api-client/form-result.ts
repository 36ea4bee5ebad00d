import type { SubmissionResult } from '@conform-to/dom'
import type { BotChallenge } from '#contract/account/bot-challenge'

/**
 * What every action answers a form with that stays on its page; `useForm` of conform shows it. It holds what was typed and, in the
 * person's language, one sentence for each wrong field; under '' stands what is wrong with the whole form.
 */
export type FormResult<More extends object = object> = SubmissionResult<string[]> & {
  /** What has to be met before the press is heard; scripts do the work and press again. */
  challenge?: BotChallenge
} & More

/** A result with its HTTP status: 422 where a press was refused, 503 where the service could not be asked. */
export type FormResponse<More extends object = object> = {
  result: FormResult<More>
  status: 200 | 422 | 503
}
