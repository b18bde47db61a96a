/** What people write to us about, in the order in which the page offers it. */
export const contactTopics = ['donation', 'account', 'cause', 'shop', 'reminder', 'complaint', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** Topics that the site answers faster than a person does: the page leads there first. */
export const selfServiceTopics: ReadonlySet<ContactTopic> = new Set(['donation', 'account', 'cause', 'reminder'])
