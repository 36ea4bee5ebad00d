import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aiAssistedFields } from '#resume-model/rewrite-proposals/ai-assisted-fields'
import { markAiAssisted } from '#resume-model/rewrite-proposals/mark-ai-assisted'
import { MASK_KINDS, type MaskKind } from '#contract/sharing/mask-kinds'
import { PERSONAL_DETAILS, personalDetails } from '#contract/resume/optional-personal-details'
import { photoIdsOf } from '#contract/resume/photo-ids'
import { Resume } from '#contract/resume/resume'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { resumeJsonWith, buildResume } from '#tests/fixtures/resume-builders'
import { canaries, buildCanaryResume } from '#tests/fixtures/canary-resume'
import { folded } from './fold-text'
import { kindsOfField, maskResume } from './mask-resume'
import { partlyMaskPhone } from './partly-mask-phone'

/** The values of some kinds that a document still contains, in any spelling. */
const valuesIn = (resume: Resume, kinds: readonly MaskKind[]) => {
  const text = folded(JSON.stringify(resume).replaceAll('\\\\', '\\'))
  return kinds.flatMap((kind) => canaries[kind].filter((canary) => text.includes(folded(canary))))
}

describe('masking a resume', () => {
  test('removes every kind when all are hidden', async () => {
    const resume = buildCanaryResume()
    expect(valuesIn(resume, MASK_KINDS).length).toBeGreaterThan(25)
    expect(valuesIn(await maskResume(resume, MASK_KINDS), MASK_KINDS)).toEqual([])
  })

  test.each(MASK_KINDS)('removes only %s when it alone is hidden', async (kind) => {
    const resume = buildCanaryResume()
    const masked = await maskResume(resume, [kind])
    expect(valuesIn(masked, [kind])).toEqual([])
    // The QQ number in an address at qq.com may be hidden along with it: at most that one.
    const others = MASK_KINDS.filter((other) => other !== kind)
    const lost = valuesIn(resume, others).filter((canary) => !valuesIn(masked, others).includes(canary))
    expect(lost.length).toBeLessThanOrEqual(1)
  })

  test('removes only what no page shows when nothing is hidden', async () => {
    const masked = await maskResume(buildCanaryResume(), [])
    expect(masked).toEqual({
      ...buildCanaryResume(),
      sections: buildCanaryResume().sections.map((s) => ({ ...s, items: s.items.filter((i) => i.visible) })),
    })
  })

  test('hides the middle of the phone, and other fields entirely', async () => {
    const { basics } = await maskResume(buildCanaryResume(), MASK_KINDS)
    expect(basics).toMatchObject({
      name: '费林',
      phone: '139****0001',
      email: '',
      birth: '',
      links: [],
      custom: [],
    })
  })

  test.each(['2876501@qq.com', '2876501@vip.qq.com', '2876501@foxmail.com'])(
    'hides the address %s with the QQ number it contains',
    async (email) => {
      const resume = buildResume(({ basics }) => void (basics.email = email))
      expect((await maskResume(resume, ['qq'])).basics.email).toBe('')
      expect((await maskResume(resume, ['phone'])).basics.email).toBe(email)
    },
  )

  test('hides an e-mail address that contains the hidden phone', async () => {
    const resume = buildResume(({ basics }) => {
      Object.assign(basics, { phone: '13987650001', email: '13987650001@163.com' })
      basics.links = [{ id: 'l1', label: '', url: 'https://example.com/13987650001' }]
    })
    expect((await maskResume(resume, ['phone'])).basics).toMatchObject({ email: '', links: [] })
  })

  const withPhone = '林晓 13987650002'
  test.each<[string, (resume: Resume) => void]>([
    ['the name', ({ basics }) => void (basics.name = withPhone)],
    ['the city', ({ basics }) => void (basics.city = withPhone)],
    ...PERSONAL_DETAILS.filter((key) => personalDetails[key].input.kind === 'line').map(
      (key): [string, (resume: Resume) => void] => [
        `the detail ${key}`,
        ({ basics }) => void (basics[key] = withPhone),
      ],
    ),
    [
      'a detail of one’s own',
      ({ basics }) => void (basics.custom = [{ id: 'c1', label: withPhone, value: withPhone }]),
    ],
    ['a city of the intention', ({ intention }) => void (intention.cities = [withPhone])],
    ['the salary', ({ intention }) => void (intention.salary = withPhone)],
    ['the availability', ({ intention }) => void (intention.availability = withPhone)],
  ])('hides the phone when it is written in %s', async (_, write) => {
    const resume = buildResume(write)
    expect(JSON.stringify(resume)).toContain('13987650002')
    expect(JSON.stringify(await maskResume(resume, ['phone']))).not.toContain('13987650002')
  })

  test('hides a WeChat id written in the phone field', async () => {
    const resume = buildResume(({ basics }) => void (basics.phone = '微信：linxiao_1998'))
    expect((await maskResume(resume, ['wechat'])).basics.phone).toBe('微信：＊＊＊')
  })

  test.each([
    ['https://example.com/13987650001', ['phone']],
    ['https://example.cn/people/张三', ['links']],
    ['https://gitlab.com/linxiao', ['links']],
  ] as const)('removes the link %s of an entry when %s is hidden', async (link, hidden) => {
    const resume = resumeJsonWith('sections[0].items[0].link', link) as Resume
    resume.basics.phone = '13987650001'
    expect((await maskResume(resume, hidden)).sections[0]!.items[0]!.link).toBe('')
    expect((await maskResume(resume, ['birth'])).sections[0]!.items[0]!.link).toBe(link)
  })

  test('contains neither hidden sections nor dismissed lint hints', async () => {
    const resume = buildResume(({ sections }) => {
      sections[0]!.visible = false
    })
    const masked = await maskResume({ ...resume, dismissed: ['no-photo'] }, [])
    expect(masked.sections.map(({ id }) => id)).toEqual(resume.sections.slice(1).map(({ id }) => id))
    expect(masked).not.toHaveProperty('dismissed')
  })

  test('contains the pictures of shown entries only', async () => {
    const resume = buildResume(({ sections }) => {
      sections[0]!.items[0]!.picture = 'shown-abcdefghijklmnop'
      Object.assign(sections[0]!.items[1]!, { picture: 'hidden-abcdefghijklmno', visible: false })
    })
    const masked = await maskResume(resume, MASK_KINDS)
    expect(photoIdsOf(masked)).toEqual(['shown-abcdefghijklmnop'])
  })

  test('is valid for every valid resume, whatever is hidden', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryResume, fc.subarray([...MASK_KINDS]), async (resume, hidden) => {
        const masked = await maskResume(resume, hidden)
        expect(Resume.parse(masked)).toEqual(masked)
        expect(masked.style).toEqual(resume.style)
      }),
    )
  })

  test('is valid when every letter of a text at its limit is replaced', async () => {
    const text = '未婚，'.repeat(6_666)
    const masked = await maskResume(resumeJsonWith('sections[0].items[0].text', text) as Resume, MASK_KINDS)
    expect(Resume.safeParse(masked).success).toBe(true)
  })

  test('keeps the marks of texts written by AI', async () => {
    const marked = markAiAssisted(buildResume(), 's1-1.text', true)
    expect(aiAssistedFields(await maskResume(marked, MASK_KINDS))).toEqual(['s1-1.text'])
  })

  test('changes nothing in a resume without such data', async () => {
    const resume = buildResume(({ basics }) => void (basics.links = []))
    expect(await maskResume(resume, MASK_KINDS)).toEqual(resume)
  })
})

test.each([
  [{ label: '微信号', value: 'x' }, ['wechat']],
  [{ label: 'ＷｅＣｈａｔ ID', value: 'x' }, ['wechat']],
  [{ label: 'Q Q', value: 'x' }, ['qq']],
  [{ label: '联系方式', value: 'x' }, ['phone', 'email', 'wechat', 'qq']],
  [{ label: 'Date of birth', value: 'x' }, ['birth']],
  [{ label: '婚否', value: '否' }, ['marital']],
  [{ label: '期望月薪', value: 'x' }, ['salary']],
  [{ label: '个人主页', value: 'x' }, ['links']],
  [{ label: '其他', value: '２８７６５０１' }, ['qq', 'phone']],
  [{ label: '其他', value: '175 cm' }, ['height']],
  [{ label: '其他', value: '60公斤' }, ['weight']],
  [{ label: '其他', value: 'wxid_7h3k2m' }, ['wechat']],
  [{ label: '其他', value: '未婚' }, ['marital']],
  [{ label: '其他', value: 'https://example.com/cv' }, ['links']],
  [{ label: '其他', value: '回族' }, ['ethnicity']],
  [{ label: '其他', value: '15-20k' }, ['salary']],
  [{ label: '其他', value: '西湖区文三路 90 号' }, ['address']],
  [{ label: '驾照', value: 'C1' }, []],
  [{ label: '工作年限', value: '6年' }, []],
  [{ label: '排名', value: '8/120' }, []],
  [{ label: 'Language', value: 'English' }, []],
  [{ label: 'Hotel experience', value: '3 years' }, []],
])('a custom field like %j has the kinds %j', (field, kinds) => expect(kindsOfField(field)).toEqual(kinds))

test.each([
  ['13812345678', '138****5678'],
  ['１３８１２３４５６７８', '138****5678'],
  ['+86 138-1234-5678', '+86 1**-****-5678'],
  ['010-12345678', '010-****5678'],
  ['12345', '1**45'],
  ['', ''],
  ['微信同号', ''],
  ['13812345678（微信 linxiao）', ''],
])('the phone %s is shown as %s', (phone, shown) => expect(partlyMaskPhone(phone)).toBe(shown))
