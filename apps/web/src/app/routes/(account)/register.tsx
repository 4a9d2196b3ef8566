import { createFileRoute } from '@tanstack/react-router';
import { redirectAlias } from '../../redirect-alias.ts';

export const Route = createFileRoute('/(account)/register')({ beforeLoad: redirectAlias('/register') });
