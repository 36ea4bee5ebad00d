import type { ProviderCheck, ProviderName, ProviderStatus } from '#contract/admin-desk'
import { describeError } from '#telemetry/describe-error'
import type { Handlers } from '../answer'
import { WeixinCodeRefused } from '../gateways/weixin/weixin-provider'
import { newShortId } from '../keys'
import type { Parts } from '../parts'

/** What the outside world is made of here, and whether it answers. */
export function adminProviderRoutes(parts: Parts): Pick<Handlers, 'listProviders' | 'checkProvider'> {
  const stateOf = (provider: object | undefined, simulated: boolean): ProviderStatus['state'] => {
    if (!provider) return 'off'
    return simulated ? 'simulated' : 'on'
  }

  /** Asks something that changes and costs nothing, and whose answer only the real one can give. Throws when none comes; false: it knows no such question. */
  function questionTo(name: ProviderName): (() => Promise<unknown>) | undefined {
    const { pay, weixin, ai, outboxIsOpen } = parts
    if (name === 'pay') return pay && (() => pay.query(`CHECK${newShortId().replace(/[^0-9A-Za-z]/g, '0')}`))
    if (name === 'weixin') return weixin && (() => askWeixin(weixin))
    if (name === 'ai') return ai && ai.check
    // A message costs money, and there is nothing else to ask; what is not sent but shown is always there.
    return outboxIsOpen ? async () => undefined : undefined
  }

  return {
    listProviders() {
      const { sms, pay, weixin, ai, outboxIsOpen, weixinIsSimulated } = parts
      return [
        { name: 'sms', state: stateOf(sms, outboxIsOpen) },
        { name: 'pay', state: stateOf(pay, pay?.simulated ?? false) },
        { name: 'weixin', state: stateOf(weixin, weixinIsSimulated) },
        { name: 'ai', state: stateOf(ai, ai?.simulated ?? false) },
      ]
    },

    async checkProvider({ name }): Promise<ProviderCheck> {
      if (!parts[name]) return { name, came: 'off', ms: 0 }
      const ask = questionTo(name)
      if (!ask) return { name, came: 'unchecked', ms: 0 }
      const began = performance.now()
      const took = () => Math.round(performance.now() - began)
      try {
        const came = (await ask()) === false ? 'unchecked' : 'answers'
        return { name, came, ms: took() }
      } catch (error) {
        parts.log.warn({ provider: name, error: describeError(error) }, 'a provider did not answer a check')
        return { name, came: 'silent', ms: took() }
      }
    },
  }
}

/** A code nobody has: that it is refused is the answer. */
async function askWeixin(weixin: NonNullable<Parts['weixin']>): Promise<void> {
  const pf = weixin.apps.web ? 'web' : 'mp'
  try {
    await weixin.exchange(pf, `check-${newShortId()}`)
  } catch (error) {
    if (!(error instanceof WeixinCodeRefused)) throw error
  }
}
