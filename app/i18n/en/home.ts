import type { texts as zh } from '#app/i18n/zh/home'
import type { WithSingulars } from '#app/i18n/with-singulars'

export const texts: WithSingulars<typeof zh> = {
  title: 'Smart Resume: resumes for jobs in China',
  description:
    'Build a resume in Chinese or English for jobs in China. Pick a sample, make it yours, and download the PDF. No login, nothing to install.',
  heading: 'Make a resume that’s ready to send.',
  lead: 'Applying for jobs in China, in Chinese or English? Start from a finished resume for your role and make it yours. AI sharpens the wording, and a built-in check catches mistakes.',
  start: 'Start writing',
  fromSample: 'Browse samples',
  facts: {
    open: 'No login needed',
    downloads: '{{count}} free downloads a month, no watermark',
    downloads_one: '1 free download a month, no watermark',
    anyDownloads: 'Unlimited free downloads, no watermark',
    file: 'PDFs with no watermark',
    device: 'Drafts save automatically',
  },
  stage: {
    legend: 'Same content, different templates',
    use: 'Use this sample',
    pageAlt: 'Page 1 of a sample resume in the “{{name}}” template',
    all: 'Switch between {{count}} templates',
  },
  rules: {
    title: 'The layout takes care of itself',
    text: 'No commas at the start of a line, no English squeezed against the Chinese, no last page with a single line. It’s all automatic.',
    before: 'Typical',
    after: 'Smart Resume',
    heads: {
      title: 'Clean line breaks',
      text: 'Commas and periods never start a line, and opening brackets never end one.',
    },
    gap: {
      title: 'Spacing between Chinese and English',
      text: 'A small gap goes between Chinese and English or numbers automatically, so you never have to type spaces.',
    },
    page: {
      title: 'One full page',
      text: 'If your resume runs slightly over a page, we tighten the spacing, line height, margins, and font size, in that order. If it still doesn’t fit, we’ll show you what to trim.',
      before: 'A page plus two lines',
      after: 'Exactly one page',
    },
    same: {
      title: 'The preview matches the PDF',
      text: 'What you see in the preview is exactly what you print and download.',
      screen: 'Screen',
      print: 'Print',
      file: 'PDF',
    },
  },
  positions: {
    title: 'Start from a sample',
    text: 'Get writing tips for {{count}} roles, or start from one of {{samples}} finished resumes.',
    use: 'Use this sample',
    graduate: 'Graduate',
    experienced: 'Experienced',
    graduates: 'See graduate samples',
    all: 'See all roles',
  },
  help: {
    title: 'Catch mistakes. Sharpen every line.',
    text: 'Your resume is checked as you write, and AI is there when you want it. You decide which changes to accept.',
    check: {
      title: 'Catch mistakes before you apply, for free',
      text: 'We flag missing digits, typos, and filler, and show you how to fix each one.',
      score: 'Sample score: {{total}}',
      must: 'Must fix',
      should: 'Recommended',
    },
    ai: {
      title: 'Turn duties into results with AI',
      text: 'Compare each suggestion with your own text before you accept it. You fill in the numbers. AI never makes them up.',
      before: 'Before',
      after: 'Sample AI rewrite',
      line: 'Responsible for two social media accounts',
      rewrite:
        'Ran two social media accounts, publishing [number] posts a week and raising average views per post from [number] to [number]',
    },
  },
  pricing: {
    title: 'Write for free, and pay only if you need more',
    text: 'A month is 31 days, and plans don’t renew automatically. If you upgrade, you keep the time left on your old plan.',
    more: 'See plan details',
  },
  invite: {
    title: 'Invite a friend and you’ll both get a {{inviteRewardDays}}-day membership',
    text: 'When a friend signs up with your link, you each get a {{inviteRewardDays}}-day membership. There’s no limit to how many days you can earn.',
    go: 'Invite friends',
    accept: 'Sign up',
  },
  articles: { title: 'Resume writing tips', all: 'All articles' },
  drafts: 'Keep writing without logging in, or log in to save your drafts to My resumes.',
  questions: {
    title: 'Common questions',
    more: 'More help',
    signUp: {
      q: 'Do I have to sign up first?',
      a: 'No. Just start writing, and your drafts save automatically. When you want to download a file, log in with a mainland China phone number or WeChat. You can save your drafts to your account at the same time.',
    },
    bring: {
      q: 'Can I import a resume I already have?',
      a: 'Yes. We read PDF and Word files, web pages, and images. Review the result, then choose a template. Importing is free.',
    },
    free: {
      q: 'What’s free?',
      a: 'Editing, switching templates, previewing, printing, and sharing online. The plans page shows how many resumes and downloads the free plan includes.',
    },
    count: {
      q: 'How are downloads counted?',
      a: 'Each resume uses one download, whatever the format. For the next 7 days, you can edit it and download it again for free. Failed downloads don’t count.',
    },
    renew: {
      q: 'Does my plan renew automatically?',
      a: 'No. You won’t be charged when your plan ends. If you renew early, the extra time is added to your current plan.',
    },
    after: {
      q: 'What happens to my resumes when my plan ends?',
      a: 'They’re all still there, and you can keep editing them. If you have more than the free plan allows, you can’t create new ones, but nothing is deleted or hidden.',
    },
    weixin: {
      q: 'Does Smart Resume work on phones and in WeChat?',
      a: 'Yes. You can edit and preview in your phone’s browser or in WeChat. In WeChat, press and hold a page to save it as an image, or switch to your phone’s browser to download the PDF.',
    },
    privacy: {
      q: 'Who can see my resume?',
      a: 'Only you. You can export all your data or delete your account at any time. If you delete your account, your details and resumes are erased after a 7-day waiting period.',
    },
  },
  closing: {
    title: 'Start from a sample',
    text: 'Write without logging in, and decide later whether to download.',
  },
}
