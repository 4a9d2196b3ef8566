import { Link } from '@tanstack/react-router';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import type { Question, QuestionCategory } from '../question.ts';

interface CategorySectionProps {
  category: QuestionCategory;
  /** Id of the open question. At most one question on the page is open. */
  openId: string | null;
  onOpen: (id: string | null) => void;
}

export const CategorySection = ({ category: { name, questions }, openId, onOpen }: CategorySectionProps) => (
  <section aria-label={name} className="mt-12">
    <h2 className="border-b border-ink pb-2 text-sm font-bold">{name}</h2>
    {questions.map((each) => (
      <div key={each.id} id={each.id}>
        <Disclosure
          title={each.question}
          headingLevel={3}
          open={openId === each.id}
          onOpenChange={(open) => onOpen(open ? each.id : null)}
        >
          <Answer {...each} />
        </Disclosure>
      </div>
    ))}
  </section>
);

const Answer = ({ answer, more }: Question) => (
  <div className="max-w-[65ch]">
    <p>{answer}</p>
    {more ? (
      <p className="mt-2">
        <Link
          to={more.to}
          className="inline-flex min-h-11 items-center underline underline-offset-4 lg:min-h-8"
        >
          {more.label}
        </Link>
      </p>
    ) : null}
  </div>
);
