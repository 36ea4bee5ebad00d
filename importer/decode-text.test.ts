import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isBig5 } from './chinese-encoding'
import { decodeText } from './decode-text'

/** The bytes of each character in an encoding of double bytes, from what the decoder makes of all of them. */
function encoderOf(encoding: string): (text: string) => Uint8Array | undefined {
  const bytesOf = new Map<string, number[]>()
  const decoder = new TextDecoder(encoding)
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const text = decoder.decode(Uint8Array.of(lead, trail))
      if ([...text].length === 1 && text !== '\ufffd' && !bytesOf.has(text)) bytesOf.set(text, [lead, trail])
    }
  return (text) => {
    const bytes: number[] = []
    for (const char of text) {
      const own = char < '\u0080' ? [char.charCodeAt(0)] : bytesOf.get(char)
      if (!own) return undefined
      bytes.push(...own)
    }
    return Uint8Array.from(bytes)
  }
}
const toGbk = encoderOf('gbk')
const toBig5 = encoderOf('big5')

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
const samples = readdirSync('content/samples').map((name) =>
  textsIn(JSON.parse(readFileSync(`content/samples/${name}`, 'utf8'))),
)
/** Without the characters that the encoding lacks. */
const within = (encode: typeof toGbk, text: string) => [...text].filter((char) => encode(char)).join('')

const traditional = [
  '姓名：陳怡君\n電話：0912345678\n學歷：國立臺灣大學 資訊管理學系\n工作經歷\n某科技股份有限公司 專案經理 2018/03 - 2021/06',
  '負責跨部門溝通，帶領五人團隊完成系統開發，並協助客戶導入新平台',
  '自我評價：個性開朗，做事認真負責，具備良好的溝通協調能力，能在壓力下如期完成工作',
  '香港中文大學工商管理學士，主修市場學；曾於銀行實習，處理客戶查詢及文件',
  '王小明\n台北市\n求職意向：行銷企劃\n語言能力：英文流利、日文中等',
  '林志豪，男，1990年生，現居新竹，熟悉半導體製程與品質管理',
]

describe('telling the encoding of a Chinese text by its content', () => {
  test('every sample resume in GBK is read as it was written', () => {
    for (const texts of samples) {
      const text = within(toGbk, texts.join('\n'))
      expect(decodeText(toGbk(text)!)).toBe(text)
    }
  })

  test('no single text of a sample resume in GBK becomes Big5', () => {
    const wrong = samples.flat().filter((one) => isBig5(toGbk(within(toGbk, one))!))
    expect(wrong).toEqual([])
  })

  test.each(traditional)('a traditional text in Big5 is read as it was written', (text) => {
    expect(decodeText(toBig5(text)!)).toBe(text)
  })

  test.each(traditional)('a traditional text in GBK stays what it is', (text) => {
    expect(decodeText(toGbk(text)!)).toBe(text)
  })

  test('names and lines in GBK with rare characters stay what they are', () => {
    for (const text of ['朱镕基', '王喆', '陶喆 堃 翀 赟', '李玥 昱 晟 煜 骁', '璟雯 13800001111', '简历'])
      expect(decodeText(toGbk(text)!)).toBe(text)
  })
})
