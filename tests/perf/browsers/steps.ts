import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { oneInchPhoto } from '../presses/journey'
import type { Visitor } from './visitor'

/** What is tried, in this order; a step that fails leaves the next ones to be tried. */
export const steps: Record<string, (visitor: Visitor, home: string) => Promise<string | void>> = {
  'make a resume': async (visitor) => {
    await visitor.open('/resume/create')
    await visitor.press(`document.querySelector('button[value="sample:product-manager"]')`)
    await visitor.waitFor(
      `location.pathname.startsWith('/resume/edit') && document.documentElement.classList.contains('scripted')`,
      'the editor',
    )
    // While the page becomes alive it may move below the mouse.
    await visitor.until(async () => {
      await visitor.press(field('basics.name'))
      return visitor.look<boolean>(`document.activeElement === ${field('basics.name')}`)
    }, 'the caret in the name')
    await visitor.display.key('ctrl+a')
    await visitor.display.type('Wang Xiaoman')
    await visitor.waitFor(`${field('basics.name')}.value === 'Wang Xiaoman'`, 'the typed name')
    await visitor.findPrinted('WangXiaoman')
  },
  'type on the page': async (visitor) => {
    await pressPrinted(visitor, '走访 46 家门店')
    await visitor.display.type('XYZ')
    await visitor.findPrinted('家门店XYZ')
    await visitor.display.key('Return')
    await visitor.display.type('W')
    await visitor.findPrinted('W并分析')
    const lines = await visitor.look<number>(`document.activeElement.querySelectorAll('li').length`)
    if (lines !== 6) throw new Error(`${lines} lines after Enter`)
  },
  'compose Chinese': async (visitor) => {
    if (!visitor.display.hasPinyin) return 'not tried: ibus-libpinyin is not installed'
    await pressPrinted(visitor, '主导进销存')
    const before = await visitor.look<string>('document.activeElement.innerText')
    await visitor.look('void (tried.composed.length = tried.compositions = 0)')
    await visitor.display.chooseInputMethod('libpinyin')
    try {
      await visitor.display.type('zhongguo')
      await visitor.waitFor(`document.querySelector('.page-composition') !== null`, 'the pinyin on the page')
      await visitor.display.key('space')
      await visitor.waitFor(`document.activeElement.innerText.includes('中国')`, 'the chosen words')
    } finally {
      await visitor.display.chooseInputMethod('xkb:us::eng')
    }
    await visitor.findPrinted('主导进销存中国')
    const after = await visitor.look<string>('document.activeElement.innerText')
    const compositions = await visitor.look<number>('tried.compositions')
    if (after.replace('中国', '') !== before) throw new Error(`letters were lost or doubled: ${after}`)
    if (compositions === 0) throw new Error('no composition event came')
    return `${compositions} composition, by ibus and real keys`
  },
  reorder: async (visitor) => {
    const [first, second] = [await visitor.findPrinted('深圳简舟'), await visitor.findPrinted('广州橙汀')]
    await visitor.aim({ x: second.left + 30, y: second.middle })
    await visitor.waitFor(`document.querySelector('.page-grip') !== null`, 'the grip')
    const grip = await visitor.look<DOMRect>(
      `document.querySelector('.page-grip').getBoundingClientRect().toJSON()`,
    )
    await visitor.display.drag(
      visitor.onScreen({ x: grip.x + 8, y: grip.y + 10 }),
      visitor.onScreen({ x: first.left + 60, y: first.middle }),
    )
    await visitor.waitFor(
      `${field('sections[1].items[0].title')}.value.startsWith('广州橙汀')`,
      'the new order',
    )
  },
  photo: async (visitor, home) => {
    const path = join(home, 'photo.jpg')
    writeFileSync(path, (await oneInchPhoto()).buffer)
    await openBasics(visitor)
    await visitor.press(`document.querySelector('label[for=f-photo]')`)
    await sleep(2_500)
    // The system's window for files takes a path that is typed; after each slash it reads the folder, and drops a letter.
    for (const name of path.split('/').slice(1)) {
      await visitor.display.type('/')
      await sleep(800)
      await visitor.display.type(name)
    }
    await sleep(500)
    // The letter of its button, Open or Select: Chromium takes Return for none chosen.
    await visitor.display.key('alt+o')
    await sleep(2_500)
    if (!(await visitor.look<boolean>(`document.querySelector('img[src^="/photos/"]') !== null`)))
      await visitor.display.key('alt+s')
    await visitor.waitFor(`document.querySelector('img[src^="/photos/"]')?.naturalWidth > 0`, 'the photo')
  },
  template: async (visitor) => {
    await visitor.press(`document.querySelector('label[for=pane-style]')`)
    await visitor.press(`document.querySelector('[data-template=classic] label')`)
    await visitor.waitFor(
      `document.querySelector('[name="style.template"]:checked').value.startsWith('classic@')`,
      'the chosen template',
    )
    await visitor.findPrinted('广州橙汀')
  },
  'log in': async (visitor) => {
    await visitor.waitFor(
      `document.querySelector('header [role=status]').innerText.startsWith('已存')`,
      'the saved draft',
    )
    await visitor.open('/login')
    const phone = `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    await visitor.press(`document.querySelector('input[name=phone]')`)
    await visitor.display.type(phone)
    await visitor.pressText('发送验证码')
    let code: string | undefined
    await visitor.until(async () => (code = await readCode(visitor, phone)) !== undefined, 'the code')
    await visitor.press(`document.querySelector('input[name=captcha]')`)
    await visitor.display.type(code!)
    await visitor.press(`document.querySelector('input[name=agreed][type=checkbox]')`)
    await visitor.pressText('登录', 'button')
    // The draft that was made as a guest goes into the account.
    await visitor.pressText('存入“我的简历”')
    await visitor.waitFor(`!location.pathname.startsWith('/resume/keep')`, 'the page after the login')
  },
  download: async (visitor) => {
    const link = `document.querySelector('main a[href*="/resume/edit/"]:not([href*=offline])')`
    await visitor.open('/resume/my', `${link} !== null`)
    const id = await visitor.look<string>(`/edit\\/([\\w-]+)/.exec(${link}.href)[1]`)
    await visitor.open(`/resume/download?resume=${id}`)
    await visitor.pressText('下载 PDF')
    await visitor.until(() => Promise.resolve(visitor.product.files.some(isPdf)), 'the PDF')
  },
  buy: async (visitor) => {
    await visitor.open('/pricing')
    await visitor.press(
      `document.querySelector('form:has([name=productId][value="200"]) button, button[name=productId][value="200"]')`,
    )
    const link = `document.querySelector('a[href*="/dev/pay/"]')`
    await visitor.waitFor(`${link} !== null`, 'the code to pay')
    const body = new URLSearchParams({ do: 'pay' })
    await fetch(await visitor.look<string>(`${link}.href`), { method: 'POST', body, redirect: 'manual' })
    await visitor.waitFor(`document.body.innerText.includes('支付成功')`, 'the payment')
  },
}

const isPdf = ({ type, start }: { type: string; start: string }) =>
  type.startsWith('application/pdf') && start === '%PDF-'
const field = (name: string) => `document.querySelector(${JSON.stringify(`[name="${name}"]`)})`

async function pressPrinted(visitor: Visitor, text: string): Promise<void> {
  await visitor.aim({ x: 1100, y: 500 })
  const place = await visitor.findPrinted(text)
  await visitor.pressAt({ x: place.right, y: place.middle })
  await sleep(1_000)
  await visitor.waitFor(`document.activeElement.dataset.onPage !== undefined`, 'the caret on the page')
}

async function openBasics(visitor: Visitor): Promise<void> {
  if (!(await visitor.look<boolean>(`document.querySelector('#basics > details').open`)))
    await visitor.press(`document.querySelector('#basics summary')`)
}

/** The last code that was sent to a phone, from the demo's outbox. */
async function readCode(visitor: Visitor, phone: string): Promise<string | undefined> {
  const outbox = await (await fetch(`${visitor.origin}/dev/outbox`)).text()
  const message = outbox.split('<li').find((one) => one.includes(phone))
  return />(\d{6})</.exec(message ?? '')?.[1]
}
