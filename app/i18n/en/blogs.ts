import type { texts as zh } from '#app/i18n/zh/blogs'

export const texts: typeof zh = {
  types: {
    guide: 'Job search',
    writing: 'Resume writing',
    interview: 'Interviews',
    campus: 'First job',
    news: 'What’s new',
    notice: 'Notices',
  },
  leads: {
    guide:
      'How to read job postings, change careers, explain employment gaps, and negotiate pay. Articles are in Chinese.',
    writing:
      'How to describe your experience, find numbers to back it up, and choose between one page and two. Articles are in Chinese.',
    interview:
      'Common interview questions and how to prepare, from introducing yourself to asking your own questions. Articles are in Chinese.',
    campus:
      'Online applications, campus info sessions, and hiring timelines for your first job search. Articles are in Chinese.',
    notice: 'Service hours, maintenance, and policy changes. Notices are in Chinese.',
    news: 'New features in Smart Resume and how to use them. Articles are in Chinese.',
  },
  title: 'Articles',
  kinds: 'Categories',
  minutes: '{{count}} min read',
  none: 'No articles yet',
  page: 'Page {{page}} of {{pages}}',
  pages: 'Pages',
  newerPage: 'Previous page',
  olderPage: 'Next page',
  contents: 'In this article',
  newer: 'Newer',
  older: 'Older',
  neighbours: 'Previous and next articles',
  related: 'Related articles',
  try: 'Build your resume as you read',
  tryText: 'Pick a sample and make it your own. What you see is what you download.',
  create: 'New resume',
  feed: 'RSS feed',
}
