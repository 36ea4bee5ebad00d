import type { Language } from '#contract/validation/field-error-codes'
import { agreement } from './agreement.server'
import type { Policy, PolicyName } from './policy'
import { privacy } from './privacy.server'

/** Saved with each consent; changes with the texts. */
export const policyVersion = '2026-11'

const policies: Record<PolicyName, Record<Language, Policy>> = { agreement, privacy }

export function readPolicy(name: PolicyName, language: Language): Policy {
  return policies[name][language]
}

type Settings = { agreementUrl: string | undefined; privacyUrl: string | undefined }

/** Returns the URLs of the policies: the operator's own, else the built-in pages. */
export function policyUrls({ agreementUrl, privacyUrl }: Settings): Record<PolicyName, string> {
  return { agreement: agreementUrl ?? '/agreement', privacy: privacyUrl ?? '/privacy' }
}
