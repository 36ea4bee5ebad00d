import type { ProviderCheckResult, ProviderName, ProviderStatus } from '#contract/admin/admin-panel'
import { describeError } from '#telemetry/describe-error'
import type { Handlers } from '../http/call-handler'
import { WeixinCodeRefused } from '../gateways/weixin/weixin-provider'
import { newShortId } from '../ids-and-hashes'
import type { Dependencies } from '../dependencies'

/** Calls by which admins list the external providers and check whether they answer. */
export function adminProviderRoutes(deps: Dependencies) {
  const providerState = (provider: object | undefined, simulated: boolean): ProviderStatus['state'] => {
    if (!provider) return 'off'
    return simulated ? 'simulated' : 'on'
  }

  /**
   * A request that changes and costs nothing, and that only the real provider can answer. It throws when no
   * answer comes. Undefined for a provider without such a request.
   */
  function healthCheckFor(name: ProviderName): (() => Promise<unknown>) | undefined {
    const { email, pay, weixin, ai, isOutboxPublic } = deps
    if (name === 'email') return email && email.check
    if (name === 'pay') return pay && (() => pay.query(`CHECK${newShortId().replace(/[^0-9A-Za-z]/g, '0')}`))
    if (name === 'weixin') return weixin && (() => checkWeixin(weixin))
    if (name === 'ai') return ai && ai.check
    // A text message costs money and Aliyun offers no free request; the simulated outbox is always reachable.
    return isOutboxPublic ? async () => undefined : undefined
  }

  return {
    listProviders() {
      const { sms, email, pay, weixin, ai, isOutboxPublic, isWeixinSimulated } = deps
      return [
        { name: 'sms', state: providerState(sms, isOutboxPublic) },
        { name: 'email', state: providerState(email, false) },
        { name: 'pay', state: providerState(pay, pay?.simulated ?? false) },
        { name: 'weixin', state: providerState(weixin, isWeixinSimulated) },
        { name: 'ai', state: providerState(ai, ai?.simulated ?? false) },
      ]
    },

    async checkProvider({ name }): Promise<ProviderCheckResult> {
      if (!deps[name]) return { name, came: 'off', ms: 0 }
      const check = healthCheckFor(name)
      if (!check) return { name, came: 'unchecked', ms: 0 }
      const startedAt = performance.now()
      const elapsedMs = () => Math.round(performance.now() - startedAt)
      try {
        const came = (await check()) === false ? 'unchecked' : 'answers'
        return { name, came, ms: elapsedMs() }
      } catch (error) {
        deps.log.warn({ provider: name, error: describeError(error) }, 'a provider did not answer a check')
        return { name, came: 'silent', ms: elapsedMs() }
      }
    },
  } satisfies Partial<Handlers>
}

/** Sends a code that cannot exist: WeChat's refusal proves that it answers. */
async function checkWeixin(weixin: NonNullable<Dependencies['weixin']>): Promise<void> {
  const pf = weixin.apps.web ? 'web' : 'mp'
  try {
    await weixin.exchange(pf, `check-${newShortId()}`)
  } catch (error) {
    if (!(error instanceof WeixinCodeRefused)) throw error
  }
}
