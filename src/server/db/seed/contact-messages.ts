import { HOUR } from '#contract/limits.ts'
import type { ContactTopic } from '#contract/support/contact-topics.ts'
import type { Db } from '../open.ts'

interface Written {
  topic: ContactTopic
  name: string
  email: string
  text: string
  /** Before now. */
  hours: number
  answer?: string
}

const messages: Written[] = [
  {
    topic: 'shop',
    name: 'Olive Mensah',
    email: 'olive@people.example',
    text: 'Is there a wool shop on here that also has in-store donations? There’s a lovely one near me, and I’d rather go in person.',
    hours: 30,
    answer: 'Not yet, but we’ve written to them. Until then, any of the shops under Books and hobbies would help your cause.',
  },
  {
    topic: 'donation',
    name: 'Rowan Ellis',
    email: 'supporter@farthing.example',
    text: 'I booked a cottage in August and we’ve been back for weeks. When does the donation change from pending to confirmed?',
    hours: 26,
  },
  {
    topic: 'cause',
    name: 'Harriet Owen',
    email: 'treasurer@darrowby-pantry.example',
    text: 'I’ve taken over as treasurer from somebody who has moved away. How do I get to run our cause’s page?',
    hours: 7,
  },
  {
    topic: 'other',
    name: 'Dev Clarke',
    email: 'dev.clarke@people.example',
    text: 'Just to say thank you: our brass band has new mouthpieces, and nobody had to sell a single raffle ticket.',
    hours: 2,
  },
]

/** What has been written from the contact page lately: three messages wait, one has its answer. To be run once the support team is there. */
export async function seedContactMessages(db: Db, now: number): Promise<void> {
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('is_support', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contact_message')
    .values(
      messages.map(({ hours, answer, ...written }, index) => ({
        ...written,
        reference: `CM-DEMQ${index + 2}AAA`,
        created_at: new Date(now - hours * HOUR),
        ...(answer ? { answer, handled_at: new Date(now - (hours - 3) * HOUR), handled_by: id } : {}),
      })),
    )
    .execute()
}
