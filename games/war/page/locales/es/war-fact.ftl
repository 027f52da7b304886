# El fin de una guerra: lo que se ha contado de ella, sumado.
war-fact-hunts = Losetas de Búsqueda robadas: { $tiles }.
war-fact-attacks = Ataques de los Pueblos Libres: { $free }; de la Sombra: { $shadow }.
war-fact-taken = Asentamientos capturados por los Pueblos Libres: { $free }; por la Sombra: { $shadow }.
war-fact-lost = Figuras perdidas por los Pueblos Libres: { $free }; por la Sombra: { $shadow }.
war-fact-luck = Impactos por encima o por debajo de lo normal. Pueblos Libres: { SIGNED($free) }; Sombra: { SIGNED($shadow) }.
