import { describe, expect, test } from 'vitest'
import { publicPageMeta } from './page-meta'

const root = { origin: 'https://cv.example.com', language: 'zh', siteName: '智能简历' }
const page = { title: '监理 · 智能简历', description: '讲监理' }
const invitation = { title: '张*邀请你使用智能简历', reward: '双方各得 1 天会员' }
const invited = { ...root, login: { invitation }, inviteCard: '/cards/invitations/AB12CD.png?v=2' }

type Change = { data?: object; root?: object; search?: string }

function picturesOf({ data = {}, root: rootData = root, search = '' }: Change) {
  const meta = publicPageMeta({
    data: { ...page, ...data },
    matches: [{ id: 'root', data: rootData }],
    location: { pathname: '/positions/x', search },
  }) as { property?: string; name?: string; itemProp?: string; content?: string }[]
  const contentOf = (key: 'property' | 'name' | 'itemProp', value: string) =>
    meta.filter((one) => one[key] === value).map(({ content }) => content)
  const images = [
    ...contentOf('property', 'og:image'),
    ...contentOf('name', 'twitter:image'),
    ...contentOf('itemProp', 'image'),
  ]
  expect(new Set(images).size).toBe(1)
  expect(images).toHaveLength(3)
  expect(contentOf('name', 'twitter:card')).toEqual(['summary_large_image'])
  expect(contentOf('property', 'og:image:type')).toEqual(['image/png'])
  expect([contentOf('property', 'og:image:width'), contentOf('property', 'og:image:height')]).toEqual([
    ['1200'],
    ['630'],
  ])
  const [alt] = contentOf('property', 'og:image:alt')
  expect(contentOf('name', 'twitter:image:alt')).toEqual([alt])
  return { image: images[0], alt }
}

describe('the picture of a shared link', () => {
  test("is the product's, unless the page has its own", () => {
    expect(picturesOf({})).toEqual({ image: 'https://cv.example.com/social-card.png', alt: '智能简历' })
    expect(picturesOf({ data: { card: '/cards/positions/x.png?v=1' } })).toEqual({
      image: 'https://cv.example.com/cards/positions/x.png?v=1',
      alt: page.title,
    })
  })

  test('has English words where the page is English', () => {
    const english = { ...root, language: 'en', siteName: 'Smart Resume' }
    expect(picturesOf({ root: english })).toEqual({
      image: 'https://cv.example.com/social-card-en.png',
      alt: 'Smart Resume',
    })
  })

  test('is the invitation where the link has the code, on any page, and nowhere else', () => {
    const drawn = { image: 'https://cv.example.com/cards/invitations/AB12CD.png?v=2', alt: invitation.title }
    const search = '?inviterCode=AB12CD'
    expect(picturesOf({ root: invited, search })).toEqual(drawn)
    expect(picturesOf({ root: invited, search, data: { card: '/cards/positions/x.png?v=1' } })).toEqual(drawn)
    expect(picturesOf({ root: invited }).image).toContain('/social-card.png')
    // An unknown code invites nobody.
    expect(picturesOf({ search }).image).toContain('/social-card.png')
  })
})
