import type { Language } from '#contract/validation/field-error-codes'

type Named = readonly [pattern: RegExp, zh: string, en?: string]

/** Most user agents also name other browsers, so the order matters: the first match is the right one. */
const browsers: readonly Named[] = [
  [/wxwork/i, '企业微信', 'WeCom'],
  [/MicroMessenger/i, '微信', 'WeChat'],
  [/DingTalk/i, '钉钉', 'DingTalk'],
  [/AlipayClient/i, '支付宝', 'Alipay'],
  [/M?QQBrowser/i, 'QQ 浏览器', 'QQ Browser'],
  [/\bQQ\//, 'QQ'],
  [/UCBrowser/i, 'UC 浏览器', 'UC Browser'],
  [/Quark/i, '夸克', 'Quark'],
  [/HuaweiBrowser/i, '华为浏览器', 'Huawei Browser'],
  [/MiuiBrowser/i, '小米浏览器', 'Mi Browser'],
  [/SamsungBrowser/i, '三星浏览器', 'Samsung Internet'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const systems: readonly Named[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/HarmonyOS/i, '鸿蒙', 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** A readable device name from a User-Agent header: 'Chrome · Windows', '微信 · Android'. */
export function deviceName(userAgent: string, language: Language): string {
  const known = [browsers, systems].flatMap((list) => {
    const found = list.find(([pattern]) => pattern.test(userAgent))
    return found ? [(language === 'en' && found[2]) || found[1]] : []
  })
  return known.join(' · ') || (language === 'en' ? 'Unknown device' : '未知设备')
}
