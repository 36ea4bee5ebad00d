import { texts as help } from '../help'

export const texts = {
  title: '用户反馈',
  lead: '这里是用户在帮助页提交的反馈，保留一年。请按用户留下的联系方式回复，完成后标记为已处理。',
  searchHint: '内容、联系方式、用户编号或手机号',
  filters: { open: '待处理', answered: '已处理', all: '全部' },
  created: '时间',
  topic: '类型',
  topics: help.form.topics,
  message: '内容',
  contact: '联系方式：',
  owner: '用户',
  guest: '未登录',
  state: '处理',
  answered: '已处理',
  mark: { answered: '标为已处理', open: '标为待处理' },
  none: '没有符合条件的反馈。',
}
