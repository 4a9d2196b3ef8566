import { createFileRoute } from '@tanstack/react-router';
import { redirectAlias } from '../../lead-on.ts';

export const Route = createFileRoute('/(account)/register')({ beforeLoad: redirectAlias('/register') });
